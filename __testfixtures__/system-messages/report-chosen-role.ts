// @from 6
// @findings error:5
import { generateText, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, text: string, isRule: boolean) => generateText({ model, messages: [{ role: isRule ? 'system' : 'user', content: text }] });

export const answer = (model: LanguageModel, text: string, isOwn: boolean) =>
  generateText({ model, messages: [{ role: isOwn ? 'assistant' : 'user', content: text }] });
