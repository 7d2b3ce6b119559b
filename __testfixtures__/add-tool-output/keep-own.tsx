// @from 6
import { useChat } from '@ai-sdk/react';

interface Own {
  addToolResult(result: string): void;
}

export function Ask({ own }: { own: Own }) {
  const { messages, addToolOutput } = useChat();
  own.addToolResult('a');
  return <button onClick={() => addToolOutput({ tool: 'ask', toolCallId: 'a', output: messages.length })} />;
}
