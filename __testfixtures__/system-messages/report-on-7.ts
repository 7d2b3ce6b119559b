// @from 7
// @findings error:6
import { generateText, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, question: string) =>
  generateText({ model, messages: [{ role: 'system', content: 'Be brief.' }, { role: 'user', content: question }] });
