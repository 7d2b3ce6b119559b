// @from 4
// @alone
import { useChat } from '@ai-sdk/vue';

export function useAssistantChat(api) {
  const { messages, input, handleSubmit } = useChat({ api, onFinish: message => console.log(message.id) });
  return { messages, input, handleSubmit };
}
