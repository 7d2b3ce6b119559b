// @from 4
// @row MSG-08
// @only ui-parts
import type { UIMessage } from 'ai';
import { isFileUIPart } from 'ai';
import { useChat } from '@ai-sdk/react';

export default function Chat() {
  const { messages } = useChat();
  return (
    <div>
      {messages.map(message => (
        <div key={message.id}>
          {message.parts.filter(isFileUIPart).map((attachment, index) =>
            attachment.mediaType?.includes('image/') ? (
              <img key={`${message.id}-${index}`} src={attachment.url} alt={attachment.filename} />
            ) : null,
          )}
          {message.parts.filter(isFileUIPart)
            .filter(({ mediaType: contentType }) => contentType?.startsWith('text/'))
            .map(file => (
              <a key={file.filename ?? file.url} href={file.url}>
                {file.filename}
              </a>
            ))}
          {message.parts.some(isFileUIPart) && <hr />}
        </div>
      ))}
    </div>
  );
}

export const countOf = (message: UIMessage) => message.parts.filter(isFileUIPart).length ?? 0;
