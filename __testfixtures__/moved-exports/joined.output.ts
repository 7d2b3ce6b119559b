// @from 4
import { generateId, generateText, getTextFromDataUrl, type JSONValue as Json, type LanguageModel } from 'ai';

export const newId = () => generateId();
export const textOf = (url: string) => getTextFromDataUrl(url);
export const json: Json = null;
export const ask = (model: LanguageModel, prompt: string) => generateText({ model, prompt });
