// @from 4
// @only tool-parts
// @findings error:13 error:19 error:25 warning:42 warning:44
// @types-skip-output what is reported does not compile
import type { UIMessage } from 'ai';
import type { ToolInvocationUIPart } from '@ai-sdk/ui-utils';
import { useChat } from '@ai-sdk/react';

declare function Tools(props: { addToolResult: (options: { toolCallId: string; result: string }) => void }): null;

export function Chat({ id }: { id: string }) {
  const chat = useChat();
  return <button onClick={() => chat.addToolResult({ toolCallId: id, result: 'yes' })}>Yes</button>;
}

export function shared(part: UIMessage['parts'][number]) {
  switch (part.type) {
    case 'text':
    case 'tool-invocation':
      return true;
  }
  return false;
}

export const nameOf = ({ toolInvocation: { toolName }, type }: ToolInvocationUIPart) => `${type} ${toolName}`;

export const stored = (toolCallId: string): UIMessage['parts'] => [
  { type: 'step-start' },
  {
    type: 'tool-invocation',
    toolInvocation: {
      state: 'result',
      step: 1,
      toolCallId,
      toolName: 'weather',
      args: {},
      result: {},
    },
  },
];

export const anyPart = (part: any) => part.type === 'tool-invocation';

export const answered = (part: ToolInvocationUIPart, result: string): ToolInvocationUIPart => ({
  ...part,
  toolInvocation: {
    ...part.toolInvocation,
    state: 'result',
    result,
  },
});
