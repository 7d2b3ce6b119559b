// @from 4
// @findings warning:11 warning:14
// @types-skip-output what is not known to be JSON has to be said by a person
import type { ModelMessage } from 'ai';

interface Weather {
  temperature: number;
}

export const unknown = (result: unknown): ModelMessage[] => [
  { role: 'tool', content: [{ type: 'tool-result', toolCallId: '1', toolName: 'weather', output: { type: 'json', value: result } }] },
];
export const named = (weather: Weather): ModelMessage[] => [
  { role: 'tool', content: [{ type: 'tool-result', toolCallId: '1', toolName: 'weather', output: { type: 'json', value: weather } }] },
];
