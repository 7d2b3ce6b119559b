// @from 4
// @only message-metadata
import type { UIMessage } from 'ai';

type Note = { model: string };

export function stamp(message: UIMessage, at: Date, notes: Note[]) {
  Object.assign(message, { metadata: { ...(message.metadata as object | undefined), createdAt: at } });
  Object.assign(message, { metadata: { ...(message.metadata as object | undefined), createdAt: at, annotations: notes } });
  return message;
}

export const copy = (message: UIMessage, annotations: Note[]): UIMessage => Object.assign({}, message, { metadata: { ...(message.metadata as object | undefined), annotations } });

export function last(messages: UIMessage[]) {
  const message = messages[messages.length - 1]!;
  Object.assign(message, {
    metadata: {
      ...(message.metadata as object | undefined),
      annotations: [{ model: 'a' }],
      createdAt: new Date(),
    },
  });
  return messages;
}
