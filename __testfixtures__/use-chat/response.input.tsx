// @from 4
// @row UC-09 UCO-02
// @only use-chat
import { useChat, useCompletion } from '@ai-sdk/react';

async function check(response: Response) {
  if (!response.ok) console.warn(await response.clone().text());
}

export function Chat({ customFetch }: { customFetch: typeof fetch }) {
  const { messages } = useChat({
    api: '/api/ask',
    onResponse(response) {
      // Told once.
      if (response.status === 429) {
        console.warn('Too many');
      }
    },
  });
  const other = useChat({ id: 'b', onResponse: check });
  const third = useChat({ id: 'c', onResponse: res => console.log(res.status, messages.length), fetch: customFetch });
  return messages.length + other.messages.length + third.messages.length;
}

export function Early() {
  const input = 'a';
  const { messages } = useChat({
    onResponse: response => {
      if (response.ok) return;
      console.warn(input, response.status);
    },
    headers: { a: 'b' },
  });
  return messages.length;
}

export function Completion() {
  const { completion } = useCompletion({
    api: '/api/complete',
    onResponse: async response => {
      await check(response);
    },
  });
  const { complete } = useCompletion({ onResponse: () => console.log('answered') });
  return [completion, complete];
}
