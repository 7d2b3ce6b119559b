// @from 4
// @only tool-parts
import { useChat } from '@ai-sdk/react';
import { getToolName, isToolUIPart } from 'ai';

export function Calls() {
  const { messages } = useChat();
  return messages.map(message => {
    const toolParts = message.parts.filter(part => isToolUIPart(part));
    return toolParts.map((part, idx) =>
      part.state === 'output-available' && 'threads' in (part.output as any) ? (
        <p key={idx}>{(part.output as any).threads}</p>
      ) : part.state === 'output-available' ? (
        <span>Used tool: {getToolName(part)}</span>
      ) : null,
    );
  });
}
export function Results() {
  const { messages } = useChat();
  return messages.map(message => message.parts.filter(part => isToolUIPart(part)).map(part => part.state === 'output-available' ? (part.output as any) : null));
}
