// @from 4
// @row UC-19 UCO-01
// @only use-chat
// @findings error:8 error:8 error:8 error:9 error:10 error:11 error:17 error:18 error:23 error:26
import { useChat, useCompletion, type UseChatOptions } from '@ai-sdk/react';

export const Data = () => {
  const { data, setData, setInput } = useChat({
    onFinish: (message, { usage }) => console.log(message.id, usage),
    onResponse: response => console.log(response.status),
    streamProtocol: location.hash === '#text' ? 'text' : 'data',
  });
  return [data, setData, setInput];
};

export const Whole = (options: UseChatOptions) => {
  const chat = useChat(options);
  return [chat.messages, chat.input];
};

export const Rest = () => {
  const { messages, ...others } = useChat();
  return [messages, others.input];
};

export const Completion = () => useCompletion().data;
