// @from 4
// @only use-chat chat-request-options
import { useChat } from '@ai-sdk/react';

interface Link {
  url: string;
}

export function Chat({ links, pick }: { links: Link[]; pick: () => Link[] | null }) {
  const { append } = useChat();
  const all = () => append({ role: 'user', content: 'All' }, { experimental_attachments: links });
  const some = () => append({ role: 'user', content: 'Some' }, { experimental_attachments: pick() ?? undefined });
  return [all, some];
}
