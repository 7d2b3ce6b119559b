// @from 4
// @only ui-parts attachment-type message-types
import type { Attachment, Message, UIMessage as ChatMessage } from 'ai';
import { useChat } from '@ai-sdk/react';

const Preview = ({ attachment }: { attachment: Attachment }) => (
  <img src={attachment.url} alt={attachment.name} title={attachment.contentType} />
);

interface Props {
  attachments?: Message['experimental_attachments'];
  first: NonNullable<Message['experimental_attachments']>[number] | undefined;
}
export const List = ({ attachments, first }: Props) => (
  <p title={first?.contentType}>{attachments?.map(attachment => attachment.name)}</p>
);

export default function Chat() {
  const { messages } = useChat();
  return messages.map(message => (
    <div key={message.id}>
      <List attachments={message.experimental_attachments} first={message.experimental_attachments?.[0]} />
      {message.experimental_attachments && message.experimental_attachments.length > 0 && <hr />}
      {message.experimental_attachments?.map(attachment => <Preview key={attachment.url} attachment={attachment} />)}
    </div>
  ));
}

interface Own {
  attachments?: ChatMessage['experimental_attachments'];
  first: NonNullable<ChatMessage['experimental_attachments']>[number];
}
export const firstOf = ({ first, attachments }: Own) => attachments?.[0] ?? first;

export const rowOf = (message: Message) => ({
  id: message.id,
  attachments: message.experimental_attachments as Attachment[],
  shown: message.experimental_attachments?.filter(({ contentType }) => contentType?.startsWith('image/')) ?? [],
});

export function typesOf({ experimental_attachments }: Message) {
  const files = experimental_attachments ?? [];
  return files.map(file => file.contentType);
}
