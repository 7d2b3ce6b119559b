// @from 7
import { generateText, type LanguageModel, type ModelMessage, type SystemModelMessage } from 'ai';

const rules: SystemModelMessage = { role: 'system', content: 'Be brief.' };

export const ask = (model: LanguageModel, messages: ModelMessage[]) =>
  generateText({ model, instructions: [rules, { role: 'system', content: 'Be kind.' }], messages });

export const chat = (model: LanguageModel, messages: ModelMessage[]) =>
  generateText({ model, instructions: { role: 'system', content: 'Be kind.' }, messages });
