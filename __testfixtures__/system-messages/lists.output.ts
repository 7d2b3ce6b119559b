// @from 6
// @row system-messages-dynamic
// @findings warning:9 warning:15 warning:19 warning:22
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export function unshifted(model: LanguageModel, history: ModelMessage[]) {
  const messages = [...history];
  messages.unshift({ role: 'system', content: 'Be brief.' });
  return generateText({ model, allowSystemInMessages: true, messages });
}

export function pushed(model: LanguageModel, question: string) {
  const messages: ModelMessage[] = [];
  messages.push({ role: 'system', content: 'Be brief.' }, { role: 'user', content: question });
  return generateText({ model, allowSystemInMessages: true, messages });
}

export const concatenated = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({ model, allowSystemInMessages: true, messages: ([{ role: 'system', content: 'Be brief.' }] as ModelMessage[]).concat(history) });

export const chosen = (model: LanguageModel, history: ModelMessage[], brief: boolean) =>
  generateText({ model, allowSystemInMessages: true, messages: brief ? [{ role: 'system', content: 'Be brief.' }, ...history] : history });
