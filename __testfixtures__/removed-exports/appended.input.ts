// @from 4
// @only removed-exports
// @types-skip-output the function is left
// @findings error:6 info:16
import type { UIMessage } from 'ai';
import { appendResponseMessages } from 'ai';

interface Row {
  role: 'assistant';
}

export function rows(messages: UIMessage[], stored: Row[]) {
  const all = appendResponseMessages({
    messages,
    // @ts-expect-error rows of the database have another type
    responseMessages: stored,
  });
  return all.filter(message => message.role !== 'system').map(message => message.id);
}

export function last(messages: UIMessage[]) {
  const [, message] = appendResponseMessages({ messages, responseMessages: [] });
  const count = appendResponseMessages({ messages, responseMessages: [] });
  const typed = appendResponseMessages({ messages, responseMessages: [] }) as UIMessage[];
  return [message?.id, count.length, typed.map(({ id }) => id)];
}
