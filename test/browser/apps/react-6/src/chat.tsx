'use client';

import { useChat } from '@ai-sdk/react';
import {
  DefaultChatTransport,
  getToolOrDynamicToolName,
  isToolOrDynamicToolUIPart,
  lastAssistantMessageIsCompleteWithToolCalls,
  type UIMessage,
} from 'ai';
import { useRef, useState } from 'react';

export default function Chat() {
  const [input, setInput] = useState('');
  const [files, setFiles] = useState<FileList | undefined>(undefined);
  const fileInput = useRef<HTMLInputElement>(null);

  const { messages, sendMessage, addToolOutput, status, error, regenerate } = useChat<UIMessage>({
    transport: new DefaultChatTransport({ api: '/api/chat' }),
    messages: [{ id: 'greeting', role: 'assistant', parts: [{ type: 'text', text: 'Ask me about the weather.' }] }],
    sendAutomaticallyWhen: lastAssistantMessageIsCompleteWithToolCalls,
    async onToolCall({ toolCall }) {
      if (toolCall.dynamic) return;
      if (toolCall.toolName === 'getLocation') {
        addToolOutput({ tool: 'getLocation', toolCallId: toolCall.toolCallId, output: 'Lyon' });
      }
    },
  });

  return (
    <>
      {messages.map(message => (
        <section key={message.id}>
          <b>{message.role === 'user' ? 'You' : 'Model'}</b>
          {message.parts.map((part, index) => {
            if (part.type === 'text') return <p key={index}>{part.text}</p>;
            if (part.type === 'file' && part.mediaType.startsWith('image/')) {
              return (
                <figure key={index}>
                  <img src={part.url} alt="" />
                  <figcaption>{part.filename}</figcaption>
                </figure>
              );
            }
            if (!isToolOrDynamicToolUIPart(part)) return null;
            if (part.state !== 'output-available') return <p key={index}>{getToolOrDynamicToolName(part)} …</p>;
            return (
              <pre key={index}>
                {getToolOrDynamicToolName(part)} {JSON.stringify(part.input)} {JSON.stringify(part.output)}
              </pre>
            );
          })}
        </section>
      ))}

      {error && <p>Failed: {error.message}</p>}
      <p>{status}</p>

      <form
        onSubmit={event => {
          event.preventDefault();
          sendMessage({ text: input, files });
          setInput('');
          setFiles(undefined);
          if (fileInput.current) fileInput.current.value = '';
        }}
      >
        <input type="file" ref={fileInput} onChange={event => setFiles(event.target.files ?? undefined)} multiple />
        <input value={input} placeholder="Message" onChange={event => setInput(event.target.value)} />
        <button type="submit">Send</button>
        <button type="button" onClick={() => regenerate()}>
          Again
        </button>
      </form>
    </>
  );
}
