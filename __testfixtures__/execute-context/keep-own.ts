// @from 6
import { type ModelMessage, tool, type ToolUIPart } from 'ai';
import { z } from 'zod';

const roll = tool({ inputSchema: z.object({}), execute: () => 4 });

interface Call {
  toolCallId: string;
  messages: string[];
}

const run = (call: Call) => call.toolCallId;

export const results: ModelMessage[] = [
  {
    role: 'tool',
    content: [{ type: 'tool-result', toolCallId: '1', toolName: 'roll', output: { type: 'text', value: '4' } }],
  },
];

export const part: ToolUIPart = { type: 'tool-roll', toolCallId: '1', state: 'input-streaming', input: {} };

export const all = () => [run({ toolCallId: '1', messages: [] }), roll.execute!({}, { toolCallId: '2' } as never)];
