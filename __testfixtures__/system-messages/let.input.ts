// @from 6
// @findings warning:12 warning:16
import { generateText, type LanguageModel, type ModelMessage, type SystemModelMessage } from 'ai';

let rules: SystemModelMessage = { role: 'system', content: 'Be brief.' };

export const setRules = (content: string) => {
  rules = { role: 'system', content };
};

export const ask = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({ model, messages: [rules, ...history] });

export function never(model: LanguageModel, history: ModelMessage[]) {
  let kind: SystemModelMessage = { role: 'system', content: 'Be kind.' };
  return generateText({ model, messages: [kind, ...history] });
}
