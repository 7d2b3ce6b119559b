// @from 6
// @findings warning:6 warning:10
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export const inline = (model: LanguageModel) =>
  generateText({ model, allowSystemInMessages: true, messages: [{ role: 'system', content: 'Tell a joke.' }] });

export function named(model: LanguageModel) {
  const messages: ModelMessage[] = [{ role: 'system', content: 'Tell a joke.' }];
  return generateText({ model, allowSystemInMessages: true, messages });
}
