// @from 4
// @only use-chat chat-request-options message-content message-types
import { useChat, type UIMessage } from '@ai-sdk/react';
import type { FileUIPart } from 'ai';
import { useCallback, useState } from 'react';

interface Upload {
  name: string;
  contentType?: string;
  url: string;
}

interface Store {
  save: (message: UIMessage) => Promise<void>;
}

export function useOwnChat({ save }: Store, draft: string, upload: () => Promise<Upload[] | null>) {
  const { messages, sendMessage: append } = useChat({ onFinish: ({ message, isAbort, isError }) => { if (!isAbort && !isError) save(message); } });
  const [input, setInput] = useState(draft);
  const handleSubmit = (event?: { preventDefault?: () => void }, options?: { files?: FileUIPart[]; body?: object }) => {
    event?.preventDefault?.();
    if (!input) return;
    append({ text: input, files: options?.files }, options);
    setInput('');
  };
  const submit = useCallback(async () => {
    const attachments = await upload();
    const options = { body: { messages: messages.length }, files: attachments?.map(({ name, contentType, url }) => ({ type: 'file' as const, mediaType: contentType ?? '', filename: name, url })) };
    handleSubmit(undefined, options);
  }, [handleSubmit, messages, upload]);
  const suggest = async (content: string) => {
    const attachments = await upload();
    const options = { body: { isSuggested: true }, files: (attachments ?? []).map(({ name, contentType, url }) => ({ type: 'file' as const, mediaType: contentType ?? '', filename: name, url })) };
    await append({ text: content, files: options.files }, options);
    append({ text: 'More', files: attachments?.map(({ name, contentType, url }) => ({ type: 'file' as const, mediaType: contentType ?? '', filename: name, url })) });
    append({ role: 'user', parts: [{ type: 'text', text: 'Again' }], id: 'again' });
    append({ text: 'With data' }, { body: { data: { isSuggested: true } } });
  };
  return { messages, input, setInput, submit, suggest, append };
}

export function Log() {
  const { messages } = useChat({
    onFinish: ({ message, finishReason, isAbort, isError }: { message: UIMessage; finishReason?: string; isAbort: boolean; isError: boolean }) => { if (!isAbort && !isError) console.log(message.id, finishReason); },
  });
  return <p>{messages.length}</p>;
}
