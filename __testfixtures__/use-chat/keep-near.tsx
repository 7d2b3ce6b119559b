// @from 4
// @only use-chat chat-request-options
import { useState } from 'react';

/** A chat of the project's own. */
function useChat(options: { initialInput?: string; maxSteps?: number; onFinish?: (message: string) => void }) {
  const [input, setInput] = useState(options.initialInput ?? '');
  const append = (message: { role: string; content: string }, settings?: { experimental_attachments?: string[] }) =>
    options.onFinish?.(message.content + String(settings?.experimental_attachments));
  return { input, setInput, append, handleSubmit: () => append({ role: 'user', content: input }), data: [input] };
}

interface Props {
  chat: ReturnType<typeof useChat>;
  append: ReturnType<typeof useChat>['append'];
}

const Form = ({ chat: { input, handleSubmit, data }, append }: Props) => {
  const settings = { experimental_attachments: data };
  return (
    <button
      onClick={() => {
        append({ role: 'user', content: input }, settings);
        handleSubmit();
      }}
    />
  );
};

export function Chat() {
  const chat = useChat({ initialInput: 'a', maxSteps: 5 });
  return <Form chat={chat} append={chat.append} />;
}
