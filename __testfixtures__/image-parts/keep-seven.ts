// @from 7
import { generateText, type LanguageModel } from 'ai';

declare const model: LanguageModel;

export const ask = (image: string) =>
  generateText({ model, messages: [{ role: 'user', content: [{ type: 'image', image }] }] });
