// @from 4
// @row UC-16
// @only use-chat
import { useChat } from '@ai-sdk/react';
import { useEffect, useState } from 'react';

export function Chat({ draft }: { draft?: string }) {
  const [open, setOpen] = useState(false);
  const { messages, input, setInput, handleSubmit, status } = useChat({ initialInput: draft });
  useEffect(() => setOpen(messages.length > 0), [messages]);

  return (
    <form
      onSubmit={event => {
        handleSubmit(event);
        setOpen(true);
      }}
    >
      <textarea value={input} onChange={event => setInput(event.target.value)} disabled={status !== 'ready' || open} />
    </form>
  );
}
