/** Helpers of `useChat` 4 that are state of the component in 7, with their types where those say it all. */
export const CHAT_STATE: Readonly<Record<string, string>> = {
  input: 'string',
  setInput: 'Dispatch<SetStateAction<string>>',
  handleInputChange: '(event: { target: { value: string } }) => void',
  isLoading: 'boolean',
  data: 'JSONValue[] | undefined',
};

/** Whether a helper is state of the component, or a function beside it that is typed by its calls. */
export const isChatState = (name: string): boolean => name in CHAT_STATE || name === 'handleSubmit';
