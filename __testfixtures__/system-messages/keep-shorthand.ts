// @from 6
// @only system-messages
import { generateText, type LanguageModel, type ModelMessage, type SystemModelMessage } from 'ai';

export function ask(model: LanguageModel, messages: ModelMessage[]) {
  const system: SystemModelMessage = { role: 'system', content: 'Be brief.' };
  return generateText({ model, system, messages });
}

const rules: SystemModelMessage[] = [{ role: 'system', content: 'Be brief.' }];

export const chat = (model: LanguageModel, messages: ModelMessage[]) => generateText({ model, system: rules, messages });
