// @from 4
// @row append-client-message PER-03
// @only append-client-message
import { appendClientMessage, streamText, type UIMessage } from 'ai';

export function all(stored: { messages: UIMessage[] }, isNew: boolean, message: UIMessage) {
  const messages = isNew ? appendClientMessage({ messages: stored.messages, message }) : stored.messages;
  return appendClientMessage({
    message,
    messages,
  });
}
export { streamText };
