// @from 4
// @only use-chat chat-request-options message-content message-types
import { useChat, type Message } from '@ai-sdk/react';
import { useCallback } from 'react';

interface Upload {
  name: string;
  contentType?: string;
  url: string;
}

interface Store {
  save: (message: Message) => Promise<void>;
}

export function useOwnChat({ save }: Store, draft: string, upload: () => Promise<Upload[] | null>) {
  const { messages, input, handleSubmit, setInput, append } = useChat({ initialInput: draft, onFinish: save });
  const submit = useCallback(async () => {
    const attachments = await upload();
    const options = { body: { messages: messages.length }, experimental_attachments: attachments || undefined };
    handleSubmit(undefined, options);
  }, [handleSubmit, messages, upload]);
  const suggest = async (content: string) => {
    const attachments = await upload();
    const options = { body: { isSuggested: true }, experimental_attachments: attachments ?? [] };
    await append({ role: 'user', content }, options);
    append({ role: 'user', content: 'More' }, { experimental_attachments: attachments || undefined });
    append({ role: 'user', content: 'Again', id: 'again' });
    append({ role: 'user', content: 'With data' }, { data: { isSuggested: true } });
  };
  return { messages, input, setInput, submit, suggest, append };
}

export function Log() {
  const { messages } = useChat({
    onFinish: (message: Message, { finishReason }) => console.log(message.id, finishReason),
  });
  return <p>{messages.length}</p>;
}
