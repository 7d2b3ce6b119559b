// @from 4
// @only use-chat ui-parts message-content message-types
import { useChat } from '@ai-sdk/react';

export function Chat() {
  const { messages, append } = useChat({ api: '/api/chat' });
  const again = (index: number) => {
    const target = messages[index]!;
    const options = {
      body: { isEdit: true },
      experimental_attachments: target.experimental_attachments || undefined,
    };
    append({ role: 'user', content: 'Once more' }, options);
  };
  return <button onClick={() => again(0)}>{messages.length}</button>;
}
