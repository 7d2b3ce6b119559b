// @from 4
// @only message-content message-types
// @types-skip-output what was cast to a list is left
// @findings warning:7 error:18 error:18
import type { UIMessage } from 'ai';

export const partsOf = (message: UIMessage) => message.parts;
export const orNone = (message: UIMessage) => message.parts;

export function optimistic(text: string, show: (messages: UIMessage[]) => void) {
  const message = { id: 'a', role: 'user' as const, parts: [{ type: 'text' as const, text: text }] };
  show([message]);
  show(['a', 'b'].map(id => ({ id, role: 'user' as const, parts: [{ type: 'text' as const, text: text }] })));
}

export const first = (message: UIMessage) => (message.parts.map(part => (part.type === 'text' ? part.text : '')).join('') as string).length;
export const items = (message: UIMessage) =>
  (message.content as unknown as string[])[0] ?? (message.content as { length: number }).length;
