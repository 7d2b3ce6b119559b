// @from 7
import { generateText, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, question: string) =>
  generateText({ model, instructions: 'Be brief.', messages: [{ role: 'user', content: question }] });
