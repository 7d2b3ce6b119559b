// @from 4
// @only use-chat ui-parts message-content message-types
import { useChat } from '@ai-sdk/react';
import { DefaultChatTransport, isFileUIPart } from 'ai';

export function Chat() {
  const { messages, sendMessage } = useChat({ transport: new DefaultChatTransport({ api: '/api/chat' }) });
  const again = (index: number) => {
    const target = messages[index]!;
    const options = {
      body: { isEdit: true },
      files: target.parts.filter(isFileUIPart) || undefined,
    };
    sendMessage({ text: 'Once more', files: options.files }, options);
  };
  return <button onClick={() => again(0)}>{messages.length}</button>;
}
