import type { UseChatHelpers } from '@ai-sdk/react';
import type { Attachment, Message } from 'ai';
import { memo } from 'react';

interface FormProps {
  input: UseChatHelpers['input'];
  setInput: UseChatHelpers['setInput'];
  handleSubmit: UseChatHelpers['handleSubmit'];
  attachments: Attachment[];
}

function PureForm({ input, setInput, handleSubmit, attachments }: FormProps) {
  return (
    <button
      onClick={() => {
        handleSubmit(undefined, { experimental_attachments: attachments, body: { isForm: true } });
        setInput('');
      }}
    >
      {input}
    </button>
  );
}

export const Form = memo(PureForm, (previous, next) => previous.handleSubmit === next.handleSubmit);

export const Suggestions = ({ append }: { append: UseChatHelpers['append'] }) => (
  <button onClick={() => append({ role: 'user', content: 'What else?' })}>More</button>
);

export const Quick = ({ onPick }: { onPick?: (message: Message) => void }) => (
  <button onClick={() => onPick?.({ id: 'quick', role: 'user', content: 'Quick' })}>Quick</button>
);
