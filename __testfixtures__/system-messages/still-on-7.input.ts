// @from 7
import { generateText, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, question: string) =>
  generateText({ model, messages: [{ role: 'system', content: 'Be brief.' }, { role: 'user', content: question }] });
