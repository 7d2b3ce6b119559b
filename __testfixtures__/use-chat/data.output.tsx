// @from 4
// @only use-chat
// @findings info:7 info:25
import { useChat } from '@ai-sdk/react';
import { type JSONValue, lastAssistantMessageIsCompleteWithToolCalls, DefaultChatTransport } from 'ai';
import { useState } from 'react';

export function Chat({ show }: { show: (data: unknown) => void }) {
  const { messages, sendMessage, addToolResult } = useChat({
    transport: new DefaultChatTransport({ api: '/api/ask' }),
    onError: () => setData(undefined),
    sendAutomaticallyWhen: lastAssistantMessageIsCompleteWithToolCalls,
    onData: ({ data }) => setData((all) => [...(all ?? []), data as JSONValue]),
  });
  const [parts, setData] = useState<JSONValue[]>();
  show(parts?.at(-1));
  return (
    <button
      onClick={() => {
        setData([]);
        sendMessage({ text: 'Hi' });
      }}
    >
      {[messages, addToolResult].length}
    </button>
  );
}

export function Tools() {
  const { messages, addToolResult, regenerate: reload } = useChat({ sendAutomaticallyWhen: lastAssistantMessageIsCompleteWithToolCalls, onData: ({ data }) => setData((all) => [...(all ?? []), data as JSONValue]) });
  const [data, setData] = useState<JSONValue[]>();
  return <button onClick={() => reload()}>{[messages, addToolResult, data].length}</button>;
}
