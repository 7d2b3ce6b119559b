// @from 4
// @row tool-call-part tool-result-part
import { generateText, type ModelMessage, type LanguageModel, type ToolCallPart } from 'ai';

interface Weather {
  temperature: number;
}

export const history = (args: { city: string }, result: { temperature: number }, isError: boolean): ModelMessage[] => [
  {
    role: 'assistant',
    content: [
      { type: 'text', text: 'Let me look.' },
      { type: 'tool-call', toolCallId: '1', toolName: 'weather', input: args },
      { type: 'tool-call', toolCallId: '2', toolName: 'weather', input: { city: 'Bern' } },
    ],
  },
  {
    role: 'tool',
    content: [
      { type: 'tool-result', toolCallId: '1', toolName: 'weather', output: { type: 'json', value: result } },
      { type: 'tool-result', toolCallId: '2', toolName: 'weather', output: { type: 'error-json', value: 'unknown city' } },
      { type: 'tool-result', toolCallId: '3', toolName: 'weather', output: { type: isError ? 'error-json' : 'json', value: [1, 2] } },
      {
        type: 'tool-result',
        toolCallId: '4',
        toolName: 'weather',
        output: { type: 'json', value: { temperature: 4 } },
      },
    ],
  },
];

export function answer(messages: ModelMessage[], call: ToolCallPart, text: string) {
  messages.push({
    role: 'tool',
    content: [{ type: 'tool-result', toolCallId: call.toolCallId, toolName: call.toolName, output: { type: 'json', value: text } }],
  });
  return [call.input, call['input']];
}

export const names = (calls: ToolCallPart[]) => calls.map(({ toolName, input: args }) => [toolName, args]);
export const ask = (model: LanguageModel, call: ToolCallPart, found: Weather) =>
  generateText({
    model,
    messages: [
      { role: 'assistant', content: [call] },
      { role: 'tool', content: [{ type: 'tool-result', toolCallId: '1', toolName: 'weather', output: { type: 'json', value: { found: found.temperature } } }] },
    ],
  });
