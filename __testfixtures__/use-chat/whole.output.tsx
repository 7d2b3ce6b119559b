// @from 4
// @row UC-17 UC-25
// @only use-chat type-arguments
// @types-skip-output what a person has to write is left
// @findings error:9 error:11 error:25 error:28
import { useChat, type UseChatHelpers } from '@ai-sdk/react';
import type { UIMessage } from 'ai';
import type { Dispatch, SetStateAction } from 'react';

interface Props {
  append: UseChatHelpers<UIMessage>['append'];
  status: UseChatHelpers<UIMessage>['status'];
  handleSubmit: UseChatHelpers<UIMessage>['handleSubmit'];
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
  const chat = useChat({ initialInput: draft });
  const isBusy = !(chat.status === 'submitted' || chat.status === 'streaming') && chat.messages.length > 0;
  const all = [chat, chat];
  return [isBusy, ...all.flatMap(one => [one.messages, (one.status === 'submitted' || one.status === 'streaming')]), chat.input].length;
}

export function Panel({ chat }: { chat: ReturnType<typeof useChat> }) {
  const { messages, regenerate: reload } = chat;
  return <button onClick={() => reload()}>{messages.length}</button>;
}
