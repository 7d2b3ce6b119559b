// @from 7
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

const greeting: ModelMessage = { role: 'assistant', content: 'Hello, what can I do?' };

export const ask = (model: LanguageModel, question: string) =>
  generateText({ model, instructions: 'Be brief.', messages: [greeting, { role: 'user', content: question }] });
