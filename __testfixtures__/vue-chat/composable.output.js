// @from 4
// @alone
import { useChat } from '@ai-sdk/vue';
import { ref } from 'vue';
import { DefaultChatTransport } from 'ai';

export function useAssistantChat(api) {
  const { messages, sendMessage } = useChat({ transport: new DefaultChatTransport({ api }), onFinish: ({ message, isAbort, isError }) => { if (!isAbort && !isError) console.log(message.id); } });
  const input = ref('');
  const handleSubmit = (event) => {
    event?.preventDefault?.();
    if (!input.value) return;
    sendMessage({ text: input.value });
    input.value = '';
  };
  return { messages, input, handleSubmit };
}
