// @from 4
// @only append-client-message
import { appendClientMessage, type UIMessage } from 'ai';

declare const stored: { id: string; role: string; parts: unknown }[];

export function all(message: UIMessage, earlier: UIMessage[]) {
  const messages = appendClientMessage({
    // @ts-expect-error: rows of the database are not typed
    messages: stored,
    message,
  });
  const others = appendClientMessage({
    // what came before
    messages: earlier,
    // and what the user just wrote
    message,
  });
  return [messages, others];
}
