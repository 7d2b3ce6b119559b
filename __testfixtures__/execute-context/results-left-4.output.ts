// @from 4
// @only execute-context,input-schema
// @types-skip-output a cast is left to a person
// @findings error:20 error:23 warning:26
import { tool } from 'ai';
import { z } from 'zod';

interface Forecast {
  high: number;
}

declare function expect(value: unknown): { toEqual(other: unknown): void };

const parameters = z.object({ city: z.string() });

// It is inferred.
const inferred = tool({ inputSchema: parameters, execute: async ({ city }) => ({ high: city.length }) });

export async function annotated(city: string): Promise<Forecast> {
  return inferred.execute({ city }, { toolCallId: '1', messages: [], context: {} });
}
export const read = async (city: string) =>
  (await inferred.execute({ city }, { toolCallId: '1', messages: [], context: {} })).high;

export const handedOn = async (city: string) => {
  const forecast = await inferred.execute({ city }, { toolCallId: '1', messages: [], context: {} });
  return forecast;
};

// Any type will do.
export const tested = async (city: string) => {
  await inferred.execute({ city }, { toolCallId: '1', messages: [], context: {} });
  expect(await inferred.execute({ city }, { toolCallId: '1', messages: [], context: {} })).toEqual({ high: 1 });
  return (await inferred.execute({ city }, { toolCallId: '1', messages: [], context: {} })) as Forecast;
};
