// @from 4
// @row max-steps-use-chat UC-11 UC-12
// @only use-chat
// @findings warning:8
import { useChat } from '@ai-sdk/react';

export function Chat() {
  const { messages, addToolResult, stop } = useChat({
    // Up to five times.
    maxSteps: 5,
    async onToolCall({ toolCall }) {
      if (toolCall.toolName === 'city') {
        const cities = ['Bern', 'Basel'];
        return cities[Math.floor(Math.random() * cities.length)];
      }
      if (toolCall.toolName === 'none') return 'nothing';
    },
  });
  return <button onClick={stop}>{messages.length + addToolResult.length}</button>;
}

export function Server() {
  const { messages } = useChat({ maxSteps: 3 });
  return <p>{messages.length}</p>;
}
