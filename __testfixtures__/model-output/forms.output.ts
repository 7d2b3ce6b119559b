// @from 5
// @row to-model-output-param
import { tool, type Tool } from 'ai';
import { z } from 'zod';

interface Weather {
  city: string;
  degrees: number;
}

const inputSchema = z.object({ city: z.string() });
const execute = async ({ city }: { city: string }): Promise<Weather> => ({ city, degrees: 20 });
const toText = (weather: Weather) => ({ type: 'text' as const, value: `${weather.degrees} in ${weather.city}` });
const toModelOutput = toText;

export const bare = tool({ inputSchema, execute, toModelOutput: ({ output: weather }) => ({ type: 'text', value: String(weather) }) });
export const short = tool({ inputSchema, execute, toModelOutput: ({ output }) => ({ type: 'json', value: { ...output } }) });
export const typed = tool({
  inputSchema,
  execute,
  toModelOutput: ({ output: weather }: { output: Weather }) => ({ type: 'text', value: JSON.stringify(weather) }),
});
export const taken = tool({
  inputSchema,
  execute,
  toModelOutput({ output: { degrees } }) {
    return { type: 'text', value: `${degrees} degrees` };
  },
});
export const expression = tool({
  inputSchema,
  execute,
  toModelOutput: function ({ output: weather }) {
    return { type: 'text', value: `${weather.city}: ${weather.degrees}` };
  },
});
export const named = tool({ inputSchema, execute, toModelOutput: ({ output }) => toText(output) });
export const shorthand = tool({ inputSchema, execute, toModelOutput: ({ output }) => toModelOutput(output) });
export const none = tool({ inputSchema, execute, toModelOutput: () => ({ type: 'text', value: 'done' }) });
export const literal: Tool<{ city: string }, Weather> = {
  inputSchema,
  execute,
  toModelOutput: ({ output: { city, ...rest } }) => ({ type: 'text', value: city + JSON.stringify(rest) }),
};
