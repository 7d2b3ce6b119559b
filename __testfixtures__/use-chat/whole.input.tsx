// @from 4
// @row UC-17 UC-25
// @only use-chat type-arguments
import { useChat, type UseChatHelpers } from '@ai-sdk/react';

interface Props {
  append: UseChatHelpers['append'];
  status: UseChatHelpers['status'];
  handleSubmit: UseChatHelpers['handleSubmit'];
  input: UseChatHelpers['input'];
  setInput?: UseChatHelpers['setInput'];
  reload: UseChatHelpers['reload'];
  change: UseChatHelpers['handleInputChange'] | undefined;
}

export const Form = ({ status, input, setInput, reload, change }: Props) => (
  <button disabled={status !== 'ready'} onClick={() => setInput?.(text => text + input)}>
    {String(reload) + String(change)}
  </button>
);

export function Chat({ draft }: { draft: string }) {
  const chat = useChat({ initialInput: draft });
  const isBusy = !chat.isLoading && chat.messages.length > 0;
  const all = [chat, chat];
  return [isBusy, ...all.flatMap(one => [one.messages, one.isLoading]), chat.input].length;
}

export function Panel({ chat }: { chat: ReturnType<typeof useChat> }) {
  const { messages, reload } = chat;
  return <button onClick={() => reload()}>{messages.length}</button>;
}
