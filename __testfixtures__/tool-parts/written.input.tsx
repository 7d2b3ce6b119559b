// @from 4
// @only tool-parts
import { useRef, useState } from 'react';
import type { UIMessage } from 'ai';
import type { ToolInvocation, ToolInvocationUIPart } from '@ai-sdk/ui-utils';

export const history = (toolCallId: string, name: string): UIMessage['parts'] => [
  { type: 'step-start' },
  {
    type: 'tool-invocation',
    toolInvocation: {
      state: 'result',
      step: 1,
      toolCallId,
      toolName: 'weather',
      args: { city: 'Bonn' },
      result: 'sunny',
    },
  },
  { type: 'tool-invocation', toolInvocation: { toolName: name, toolCallId, args: {}, state: 'call' } },
];

export function answer(part: ToolInvocationUIPart, result: unknown) {
  return Object.assign(part, {
    toolInvocation: {
      ...part.toolInvocation,
      state: 'result',
      result,
    },
  });
}

export function Call({ invocation }: { invocation: ToolInvocation }) {
  const initial = useRef(invocation.state);
  const [first] = useState(invocation.state);
  return <p>{initial.current == 'result' || first === 'call' ? 'done' : ''}</p>;
}
