// @from 6
// @findings warning:11
import type { ModelMessage } from 'ai';

export const messagesFor = (question: string): ModelMessage[] => [
  { role: 'system', content: 'Be brief.' },
  { role: 'user', content: question },
];

export function unusedMessages(): ModelMessage[] {
  return [{ role: 'system', content: 'Be brief.' }];
}
