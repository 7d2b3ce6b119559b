// @from 4
// @row MSG-08
// @only ui-parts
import type { UIMessage } from 'ai';
import { useChat } from '@ai-sdk/react';

export default function Chat() {
  const { messages } = useChat();
  return (
    <div>
      {messages.map(message => (
        <div key={message.id}>
          {message.experimental_attachments?.map((attachment, index) =>
            attachment.contentType?.includes('image/') ? (
              <img key={`${message.id}-${index}`} src={attachment.url} alt={attachment.name} />
            ) : null,
          )}
          {message.experimental_attachments
            ?.filter(({ contentType }) => contentType?.startsWith('text/'))
            .map(file => (
              <a key={file.name ?? file.url} href={file.url}>
                {file.name}
              </a>
            ))}
          {message.experimental_attachments && <hr />}
        </div>
      ))}
    </div>
  );
}

export const countOf = (message: UIMessage) => message.experimental_attachments?.length ?? 0;
