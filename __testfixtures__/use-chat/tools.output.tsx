// @from 4
// @row max-steps-use-chat UC-11 UC-12
// @only use-chat
// @findings warning:8
import { useChat } from '@ai-sdk/react';
import { lastAssistantMessageIsCompleteWithToolCalls } from 'ai';

export function Chat() {
  const { messages, addToolOutput, stop } = useChat({
    // Up to five times.
    sendAutomaticallyWhen: ({ messages }) =>
      lastAssistantMessageIsCompleteWithToolCalls({ messages }) &&
      messages.slice(-1).flatMap(({ parts }) => parts).filter(({ type }) => type === 'step-start').length <= 5,
    async onToolCall({ toolCall }) {
      if (toolCall.toolName === 'city') {
        const cities = ['Bern', 'Basel'];
        addToolOutput({
          tool: toolCall.toolName,
          toolCallId: toolCall.toolCallId,
          output: cities[Math.floor(Math.random() * cities.length)],
        });
        return;
      }
      if (toolCall.toolName === 'none') {
        addToolOutput({
          tool: toolCall.toolName,
          toolCallId: toolCall.toolCallId,
          output: 'nothing',
        });
        return;
      }
    },
  });
  return <button onClick={stop}>{messages.length + addToolOutput.length}</button>;
}

export function Server() {
  const { messages } = useChat({ sendAutomaticallyWhen: ({ messages }) => lastAssistantMessageIsCompleteWithToolCalls({ messages }) && messages.slice(-1).flatMap(({ parts }) => parts).filter(({ type }) => type === 'step-start').length <= 3 });
  return <p>{messages.length}</p>;
}
