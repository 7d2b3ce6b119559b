// @from 4
// @findings warning:11 warning:14
// @types-skip-output what is not known to be JSON has to be said by a person
import type { CoreMessage } from 'ai';

interface Weather {
  temperature: number;
}

export const unknown = (result: unknown): CoreMessage[] => [
  { role: 'tool', content: [{ type: 'tool-result', toolCallId: '1', toolName: 'weather', result }] },
];
export const named = (weather: Weather): CoreMessage[] => [
  { role: 'tool', content: [{ type: 'tool-result', toolCallId: '1', toolName: 'weather', result: weather }] },
];
