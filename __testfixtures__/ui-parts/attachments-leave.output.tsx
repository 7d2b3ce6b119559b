// @from 4
// @only ui-parts attachment-type message-types
import type { UIMessage as ChatMessage } from 'ai';
import { isFileUIPart } from 'ai';
import { useChat } from '@ai-sdk/react';

type Attachment = { name?: string; contentType?: string; url: string };

const Preview = ({ attachment }: { attachment: Attachment }) => (
  <img src={attachment.url} alt={attachment.name} title={attachment.contentType} />
);

interface Props {
  attachments?: (ChatMessage & { experimental_attachments?: { name?: string; contentType?: string; url: string }[] })['experimental_attachments'];
  first: NonNullable<(ChatMessage & { experimental_attachments?: { name?: string; contentType?: string; url: string }[] })['experimental_attachments']>[number] | undefined;
}
export const List = ({ attachments, first }: Props) => (
  <p title={first?.contentType}>{attachments?.map(attachment => attachment.name)}</p>
);

export default function Chat() {
  const { messages } = useChat();
  return messages.map(message => (
    <div key={message.id}>
      <List attachments={message.parts.filter(isFileUIPart).map(({ filename, mediaType, url }) => ({ name: filename, contentType: mediaType, url }))} first={message.parts.filter(isFileUIPart).map(({ filename, mediaType, url }) => ({ name: filename, contentType: mediaType, url }))?.[0]} />
      {message.parts.some(isFileUIPart) && message.parts.filter(isFileUIPart).length > 0 && <hr />}
      {message.parts.filter(isFileUIPart).map(({ filename, mediaType, url }) => ({ name: filename, contentType: mediaType, url })).map(attachment => <Preview key={attachment.url} attachment={attachment} />)}
    </div>
  ));
}

interface Own {
  attachments?: { name?: string; contentType?: string; url: string }[];
  first: NonNullable<{ name?: string; contentType?: string; url: string }[] | undefined>[number];
}
export const firstOf = ({ first, attachments }: Own) => attachments?.[0] ?? first;

export const rowOf = (message: ChatMessage) => ({
  id: message.id,
  attachments: message.parts.filter(isFileUIPart).map(({ filename, mediaType, url }) => ({ name: filename, contentType: mediaType, url })) as Attachment[],
  shown: message.parts.filter(isFileUIPart).map(({ filename, mediaType, url }) => ({ name: filename, contentType: mediaType, url })).filter(({ contentType }) => contentType?.startsWith('image/')) ?? [],
});

export function typesOf({ parts }: ChatMessage) {
  const files = parts.filter(isFileUIPart).map(({ filename, mediaType, url }) => ({ name: filename, contentType: mediaType, url })) ?? [];
  return files.map(file => file.contentType);
}
