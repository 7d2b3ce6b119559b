// @from 4
// @row UC-09 UCO-02
// @only use-chat
import { useChat, useCompletion } from '@ai-sdk/react';
import { DefaultChatTransport } from 'ai';

async function check(response: Response) {
  if (!response.ok) console.warn(await response.clone().text());
}

export function Chat({ customFetch }: { customFetch: typeof fetch }) {
  const { messages } = useChat({
    transport: new DefaultChatTransport({
      api: '/api/ask',
      fetch: async (input, init) => {
        const response = await fetch(input, init);
        // Told once.
        if (response.status === 429) {
          console.warn('Too many');
        }
        return response;
      },
    }),
  });
  const other = useChat({ id: 'b', transport: new DefaultChatTransport({
    fetch: async (request, init2) => {
      const response2 = await fetch(request, init2);
      await check(response2);
      return response2;
    },
  }) });
  const third = useChat({ id: 'c', transport: new DefaultChatTransport({
    fetch: async (input2, init3) => {
      const res = await customFetch(input2, init3);
      console.log(res.status, messages.length);
      return res;
    },
  }) });
  return messages.length + other.messages.length + third.messages.length;
}

export function Early() {
  const input = 'a';
  const { messages } = useChat({
    transport: new DefaultChatTransport({
      fetch: async (request, init) => {
        const response2 = await fetch(request, init);
        await (response => {
          if (response.ok) return;
          console.warn(input, response.status);
        })(response2);
        return response2;
      },
      headers: { a: 'b' },
    }),
  });
  return messages.length;
}

export function Completion() {
  const { completion } = useCompletion({
    api: '/api/complete',
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      await check(response);
      return response;
    },
  });
  const { complete } = useCompletion({ fetch: async (request, init2) => {
    const response2 = await fetch(request, init2);
    console.log('answered');
    return response2;
  } });
  return [completion, complete];
}
