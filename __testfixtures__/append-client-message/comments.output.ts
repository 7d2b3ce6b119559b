// @from 4
// @only append-client-message
import { type UIMessage } from 'ai';

declare const stored: { id: string; role: string; parts: unknown }[];

export function all(message: UIMessage, earlier: UIMessage[]) {
  // @ts-expect-error: rows of the database are not typed
  const messages: UIMessage[] = [...(stored.at(-1)?.id === message.id ? stored.slice(0, -1) : stored), message];
  const others = [
    // what came before
    ...(earlier.at(-1)?.id === message.id ? earlier.slice(0, -1) : earlier),
    // and what the user just wrote
    message,
  ];
  return [messages, others];
}
