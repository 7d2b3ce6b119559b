// @from 6
// @findings warning:13
import { generateText, type LanguageModel, type ModelMessage, type SystemModelMessage } from 'ai';

const rules: SystemModelMessage = { role: 'system', content: 'Be brief.' };

const opening: ModelMessage[] = [
  rules,
  { role: 'user', content: 'Hello' },
];

export const ask = (model: LanguageModel, rules: string[]) =>
  generateText({ model, messages: opening, maxRetries: rules.length });
