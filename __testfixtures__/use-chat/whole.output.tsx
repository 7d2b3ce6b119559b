// @from 4
// @row UC-17 UC-25
// @only use-chat type-arguments
import { useChat, type UseChatHelpers } from '@ai-sdk/react';
import type { UIMessage } from 'ai';
import { useState, type Dispatch, type SetStateAction } from 'react';

interface Props {
  append: UseChatHelpers<UIMessage>['sendMessage'];
  status: UseChatHelpers<UIMessage>['status'];
  handleSubmit: (event?: { preventDefault?: () => void }) => void;
  input: string;
  setInput?: Dispatch<SetStateAction<string>>;
  reload: UseChatHelpers<UIMessage>['regenerate'];
  change: ((event: { target: { value: string } }) => void) | undefined;
}

export const Form = ({ status, input, setInput, reload, change }: Props) => (
  <button disabled={status !== 'ready'} onClick={() => setInput?.(text => text + input)}>
    {String(reload) + String(change)}
  </button>
);

export function Chat({ draft }: { draft: string }) {
  const helpers = useChat({});
  const [input] = useState(draft);
  const chat = { ...helpers, input };
  const isBusy = !(chat.status === 'submitted' || chat.status === 'streaming') && chat.messages.length > 0;
  const all = [chat, chat];
  return [isBusy, ...all.flatMap(one => [one.messages, (one.status === 'submitted' || one.status === 'streaming')]), chat.input].length;
}

export function Panel({ chat }: { chat: ReturnType<typeof useChat> & { input: string } }) {
  const { messages, regenerate: reload } = chat;
  return <button onClick={() => reload()}>{messages.length}</button>;
}
