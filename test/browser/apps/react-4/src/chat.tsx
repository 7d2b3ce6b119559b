'use client';

import { useChat } from '@ai-sdk/react';
import { useRef, useState } from 'react';

export default function Chat() {
  const [files, setFiles] = useState<FileList | undefined>(undefined);
  const fileInput = useRef<HTMLInputElement>(null);

  const { messages, input, handleInputChange, handleSubmit, status, error, reload } = useChat({
    api: '/api/chat',
    initialMessages: [{ id: 'greeting', role: 'assistant', content: 'Ask me about the weather.' }],
    maxSteps: 5,
    async onToolCall({ toolCall }) {
      if (toolCall.toolName === 'getLocation') {
        return 'Lyon';
      }
    },
  });

  return (
    <>
      {messages.map(message => (
        <section key={message.id}>
          <b>{message.role === 'user' ? 'You' : 'Model'}</b>
          {message.parts.map((part, index) => {
            switch (part.type) {
              case 'text':
                return <p key={index}>{part.text}</p>;
              case 'tool-invocation': {
                const { toolInvocation } = part;
                if (toolInvocation.state !== 'result') return <p key={index}>{toolInvocation.toolName} …</p>;
                return (
                  <pre key={index}>
                    {toolInvocation.toolName} {JSON.stringify(toolInvocation.args)}{' '}
                    {JSON.stringify(toolInvocation.result)}
                  </pre>
                );
              }
            }
          })}
          {message.experimental_attachments
            ?.filter(attachment => attachment.contentType?.startsWith('image/'))
            .map((attachment, index) => (
              <figure key={`${message.id}-${index}`}>
                <img src={attachment.url} alt="" />
                <figcaption>{attachment.name}</figcaption>
              </figure>
            ))}
        </section>
      ))}

      {error && <p>Failed: {error.message}</p>}
      <p>{status}</p>

      <form
        onSubmit={event => {
          handleSubmit(event, { experimental_attachments: files });
          setFiles(undefined);
          if (fileInput.current) fileInput.current.value = '';
        }}
      >
        <input type="file" ref={fileInput} onChange={event => setFiles(event.target.files ?? undefined)} multiple />
        <input value={input} placeholder="Message" onChange={handleInputChange} disabled={status !== 'ready'} />
        <button type="submit">Send</button>
        <button type="button" onClick={() => reload()}>
          Again
        </button>
      </form>
    </>
  );
}
