// @from 4
// @row tool-call-part tool-result-part
import { generateText, type CoreMessage, type LanguageModel, type ToolCallPart } from 'ai';

interface Weather {
  temperature: number;
}

export const history = (args: { city: string }, result: { temperature: number }, isError: boolean): CoreMessage[] => [
  {
    role: 'assistant',
    content: [
      { type: 'text', text: 'Let me look.' },
      { type: 'tool-call', toolCallId: '1', toolName: 'weather', args },
      { type: 'tool-call', toolCallId: '2', toolName: 'weather', args: { city: 'Bern' } },
    ],
  },
  {
    role: 'tool',
    content: [
      { type: 'tool-result', toolCallId: '1', toolName: 'weather', result },
      { type: 'tool-result', toolCallId: '2', toolName: 'weather', result: 'unknown city', isError: true },
      { type: 'tool-result', toolCallId: '3', toolName: 'weather', result: [1, 2], isError },
      {
        type: 'tool-result',
        toolCallId: '4',
        toolName: 'weather',
        isError: false,
        result: { temperature: 4 },
      },
    ],
  },
];

export function answer(messages: CoreMessage[], call: ToolCallPart, text: string) {
  messages.push({
    role: 'tool',
    content: [{ type: 'tool-result', toolCallId: call.toolCallId, toolName: call.toolName, result: text }],
  });
  return [call.args, call['args']];
}

export const names = (calls: ToolCallPart[]) => calls.map(({ toolName, args }) => [toolName, args]);
export const ask = (model: LanguageModel, call: ToolCallPart, found: Weather) =>
  generateText({
    model,
    messages: [
      { role: 'assistant', content: [call] },
      { role: 'tool', content: [{ type: 'tool-result', toolCallId: '1', toolName: 'weather', result: { found: found.temperature } }] },
    ],
  });
