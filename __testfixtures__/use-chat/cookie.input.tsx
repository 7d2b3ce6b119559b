// @from 4
// @only use-chat
import { useChat } from '@ai-sdk/react';

declare const cookies: { get(name: string): any };

export function Chat() {
  const { messages, input } = useChat({ initialInput: cookies.get('draft') || '' });
  return [messages, input].length;
}

export function Other({ draft }: { draft?: string }) {
  const { messages, input } = useChat({ initialInput: cookies.get('draft') || draft });
  return [messages, input].length;
}
