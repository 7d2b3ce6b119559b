// @from 4
// @only use-chat
// @findings info:7 info:25
import { useChat } from '@ai-sdk/react';

export function Chat({ show }: { show: (data: unknown) => void }) {
  const { messages, data: parts, setData, append, addToolResult } = useChat({
    api: '/api/ask',
    onError: () => setData(undefined),
  });
  show(parts?.at(-1));
  return (
    <button
      onClick={() => {
        setData([]);
        append({ role: 'user', content: 'Hi' });
      }}
    >
      {[messages, addToolResult].length}
    </button>
  );
}

export function Tools() {
  const { messages, addToolResult, data, reload } = useChat();
  return <button onClick={() => reload()}>{[messages, addToolResult, data].length}</button>;
}
