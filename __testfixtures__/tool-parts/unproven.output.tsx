// @from 4
// @only tool-parts
// @findings error:13 error:19 error:25 warning:42 warning:44
// @types-skip-output what is reported does not compile
import type { UIMessage } from 'ai';
import { DynamicToolUIPart, ToolUIPart } from 'ai';
import { useChat } from '@ai-sdk/react';

declare function Tools(props: { addToolResult: (options: { toolCallId: string; result: string }) => void }): null;

export function Chat({ id }: { id: string }) {
  const chat = useChat();
  return <button onClick={() => chat.addToolOutput({ toolCallId: id, result: 'yes' })}>Yes</button>;
}

export function shared(part: UIMessage['parts'][number]) {
  switch (part.type) {
    case 'text':
    case 'tool-invocation':
      return true;
  }
  return false;
}

export const nameOf = ({ toolInvocation: { toolName }, type }: DynamicToolUIPart | ToolUIPart) => `${type} ${toolName}`;

export const stored = (toolCallId: string): UIMessage['parts'] => [
  { type: 'step-start' },
  {
    type: 'tool-weather',
    state: 'output-available',
    toolCallId,
    input: {},
    output: {},
  },
];

export const anyPart = (part: any) => part.type === 'tool-invocation';

export const answered = (part: DynamicToolUIPart | ToolUIPart, result: string): DynamicToolUIPart | ToolUIPart => ({
  ...part,
  state: 'output-available',
  output: result,
});
