// @from 4
// @only use-chat max-steps
// @types-skip-output what a person has to write is left
// @findings error:15 error:16 error:18
import { useChat } from '@ai-sdk/react';
import { DefaultChatTransport } from 'ai';

type Options<T> = Omit<
  Parameters<typeof useChat>[0] & {
    extra?: T;
  },
  'fetch'
>;

export function useOwnChat<T = unknown>({ extra, ...rest }: Options<T>) {
  const log = () => console.log(extra, rest.headers);
  const first = rest.initialMessages ?? [];
  const own = (url: RequestInfo | URL) => fetch(url);
  const chat = useChat({ transport: new DefaultChatTransport({ fetch: own }), messages: first, ...rest });
  return { ...chat, log };
}
