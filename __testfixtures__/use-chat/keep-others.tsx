// @from 4
// @only use-chat
import { useCompletion } from '@ai-sdk/react';

const useChat = (options: { api: string }) => ({ input: options.api, append: (text: string) => text, reload() {} });

export function Own() {
  const { input, append, reload } = useChat({ api: '/api/own' });
  const completion = useCompletion({ api: '/api/completion' });
  return [input, append(completion.input), reload, completion.handleSubmit];
}
