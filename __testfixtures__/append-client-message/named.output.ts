// @from 4
// @row append-client-message PER-03
// @only append-client-message
import { streamText, type UIMessage } from 'ai';

export function all(stored: { messages: UIMessage[] }, isNew: boolean, message: UIMessage) {
  const messages = isNew ? [...(stored.messages.at(-1)?.id === message.id ? stored.messages.slice(0, -1) : stored.messages), message] : stored.messages;
  return [
    ...(messages.at(-1)?.id === message.id ? messages.slice(0, -1) : messages),
    message,
  ];
}
export { streamText };
