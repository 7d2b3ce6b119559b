// @from 6
// @row guard-on-finish-client
// @only on-end
import { useChat, useCompletion, experimental_useObject as useObject } from '@ai-sdk/react';
import { z } from 'zod';

export function Page() {
  const { messages } = useChat({ onFinish: ({ message }) => console.log(message.id) });
  const { completion } = useCompletion({ onFinish: (prompt, text) => console.log(prompt, text) });
  const { object } = useObject({ api: '/api', schema: z.object({}), onFinish: ({ object }) => console.log(object) });
  return <p>{messages.length + completion.length + Object.keys(object ?? {}).length}</p>;
}
