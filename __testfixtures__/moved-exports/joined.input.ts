// @from 4
import { generateText, type LanguageModel } from 'ai';
import {
  generateId,
  getTextFromDataUrl,
  type JSONValue as Json,
} from '@ai-sdk/ui-utils';

export const newId = () => generateId();
export const textOf = (url: string) => getTextFromDataUrl(url);
export const json: Json = null;
export const ask = (model: LanguageModel, prompt: string) => generateText({ model, prompt });
