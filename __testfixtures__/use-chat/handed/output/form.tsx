import type { UseChatHelpers } from '@ai-sdk/react';
import type { FileUIPart, UIMessage } from 'ai';
import { type Dispatch, memo, type SetStateAction } from 'react';

type Attachment = { name?: string; contentType?: string; url: string };

interface FormProps {
  input: string;
  setInput: Dispatch<SetStateAction<string>>;
  handleSubmit: (event?: { preventDefault?: () => void }, options?: { files?: FileUIPart[]; body?: object }) => void;
  attachments: Attachment[];
}

function PureForm({ input, setInput, handleSubmit, attachments }: FormProps) {
  return (
    <button
      onClick={() => {
        handleSubmit(undefined, { files: attachments.map(({ name, contentType, url }) => ({ type: 'file' as const, mediaType: contentType ?? '', filename: name, url })), body: { isForm: true } });
        setInput('');
      }}
    >
      {input}
    </button>
  );
}

export const Form = memo(PureForm, (previous, next) => previous.handleSubmit === next.handleSubmit);

export const Suggestions = ({ append }: { append: UseChatHelpers<UIMessage>['sendMessage'] }) => (
  <button onClick={() => append({ role: 'user', parts: [{ type: 'text', text: 'What else?' }] })}>More</button>
);

export const Quick = ({ onPick }: { onPick?: (message: UIMessage) => void }) => (
  <button onClick={() => onPick?.({ id: 'quick', role: 'user', parts: [{ type: 'text', text: 'Quick' }] })}>Quick</button>
);
