// @from 4
// @only tool-parts
import { useChat } from '@ai-sdk/react';

export function Calls() {
  const { messages } = useChat();
  return messages.map(message => {
    const toolParts = message.parts.filter(part => part.type === 'tool-invocation');
    return toolParts.map((part, idx) =>
      'result' in part.toolInvocation && 'threads' in part.toolInvocation.result ? (
        <p key={idx}>{part.toolInvocation.result.threads}</p>
      ) : 'result' in part.toolInvocation ? (
        <span>Used tool: {part.toolInvocation.toolName}</span>
      ) : null,
    );
  });
}
export function Results() {
  const { messages } = useChat();
  return messages.map(message => message.parts.filter(part => part.type === 'tool-invocation').map(part => 'result' in part.toolInvocation ? part.toolInvocation.result : null));
}
