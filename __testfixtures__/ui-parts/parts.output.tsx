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
            .filter(part => part.type !== 'source-url')
            .map((part, index) => {
              if (part.type === 'text') return <div key={index}>{part.text}</div>;
              if (part.type === 'reasoning') {
                return (
                  <pre key={index} title={part.text}>
                    {part.text}
                  </pre>
                );
              }
              if (part.type === 'file' && part.mediaType.startsWith('image/')) {
                return <img key={index} src={part.url} />;
              }
              return null;
            })}
          {message.parts
            .filter(part => part.type === 'source-url')
            .map(part => (
              <span key={`source-${part.sourceId}`}>
                <a href={part.url}>{part.title ?? new URL(part.url).hostname}</a>
              </span>
            ))}
          {message.parts.map((part, index) => {
            switch (part.type) {
              case 'reasoning':
                const { text: reasoning } = part;
                return <pre key={index}>{reasoning}</pre>;
              case 'source-url':
                return <a key={index} href={part.url} />;
              case 'file': {
                const { mediaType: mimeType } = part;
                return <i key={index}>{mimeType}</i>;
              }
            }
          })}
        </div>
      ))}
    </div>
  );
}
