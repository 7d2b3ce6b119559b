// @from 4
// @only use-chat chat-request-options
import { useChat } from '@ai-sdk/react';

interface Link {
  url: string;
}

export function Chat({ links, pick }: { links: Link[]; pick: () => Link[] | null }) {
  const { sendMessage } = useChat();
  const all = () => sendMessage({ text: 'All', files: links.map(({ url }) => ({ type: 'file' as const, mediaType: '', url })) });
  const some = () => sendMessage({ text: 'Some', files: pick()?.map(({ url }) => ({ type: 'file' as const, mediaType: '', url })) });
  return [all, some];
}
