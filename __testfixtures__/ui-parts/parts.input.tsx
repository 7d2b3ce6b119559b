// @from 4
// @row MSG-09 MSG-10 MSG-11
// @only ui-parts
import { useChat } from '@ai-sdk/react';

export default function Chat() {
  const { messages } = useChat();
  return (
    <div>
      {messages.map(message => (
        <div key={message.id}>
          {message.parts
            .filter(part => part.type !== 'source')
            .map((part, index) => {
              if (part.type === 'text') return <div key={index}>{part.text}</div>;
              if (part.type === 'reasoning') {
                return (
                  <pre key={index} title={part.reasoning}>
                    {part.details.map(detail => (detail.type === 'text' ? detail.text : '<redacted>'))}
                  </pre>
                );
              }
              if (part.type === 'file' && part.mimeType.startsWith('image/')) {
                return <img key={index} src={`data:${part.mimeType};base64,${part.data}`} />;
              }
              return null;
            })}
          {message.parts
            .filter(part => part.type === 'source')
            .map(part => (
              <span key={`source-${part.source.id}`}>
                <a href={part.source.url}>{part.source.title ?? new URL(part.source.url).hostname}</a>
              </span>
            ))}
          {message.parts.map((part, index) => {
            switch (part.type) {
              case 'reasoning':
                const { reasoning } = part;
                return <pre key={index}>{reasoning}</pre>;
              case 'source':
                return <a key={index} href={part.source.url} />;
              case 'file': {
                const { mimeType } = part;
                return <i key={index}>{mimeType}</i>;
              }
            }
          })}
        </div>
      ))}
    </div>
  );
}
