// @from 4
// @only tool-parts
import { useRef, useState } from 'react';
import type { UIMessage } from 'ai';
import { DynamicToolUIPart, ToolUIPart } from 'ai';

export const history = (toolCallId: string, name: string): UIMessage['parts'] => [
  { type: 'step-start' },
  {
    type: 'tool-weather',
    state: 'output-available',
    toolCallId,
    input: { city: 'Bonn' },
    output: 'sunny',
  },
  { type: `tool-${name}`, toolCallId, input: {}, state: 'input-available' },
];

export function answer(part: DynamicToolUIPart | ToolUIPart, result: unknown) {
  return Object.assign(part, {
    ...part,
    state: 'output-available',
    output: result,
  });
}

export function Call({ invocation }: { invocation: DynamicToolUIPart | ToolUIPart }) {
  const initial = useRef(invocation.state);
  const [first] = useState(invocation.state);
  return <p>{initial.current == 'output-available' || first === 'input-available' ? 'done' : ''}</p>;
}
