// @from 4
// @only message-content message-types
// @types-skip-output what was cast to a list is left
// @findings warning:7 error:18 error:18
import type { Message } from 'ai';

export const partsOf = (message: Message) => message.parts || [{ type: 'text' as const, text: message.content }];
export const orNone = (message: Message) => message.parts ?? [{ type: 'text' as const, text: message.content ?? '' }];

export function optimistic(text: string, show: (messages: Message[]) => void) {
  const message = { id: 'a', role: 'user' as const, content: text };
  show([message]);
  show(['a', 'b'].map(id => ({ id, role: 'user' as const, content: text })));
}

export const first = (message: Message) => (message.content as string).length;
export const items = (message: Message) =>
  (message.content as unknown as string[])[0] ?? (message.content as { length: number }).length;
