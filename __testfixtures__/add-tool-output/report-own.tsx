// @from 6
// @only add-tool-output
// @findings info:14 info:15
import { useChat } from '@ai-sdk/react';

/** A hook of the project, which answers in its own way. */
function useAgent() {
  const chat = useChat();
  return { ...chat, addToolOutput: (id: string) => console.log(id) };
}

export function Agent() {
  const agent = useAgent();
  const { addToolResult } = agent;
  const answer = () => agent.addToolResult({ tool: 'ask', toolCallId: '1', output: 'yes' });
  return <button onClick={answer}>{String(addToolResult)}</button>;
}
