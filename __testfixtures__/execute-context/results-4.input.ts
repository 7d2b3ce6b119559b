// @from 4
// @only execute-context,input-schema
import { tool } from 'ai';
import { z } from 'zod';

interface Forecast {
  high: number;
}

const parameters = z.object({ city: z.string() });

// Its type is written there.
const typed = tool({ parameters, execute: async ({ city }): Promise<Forecast> => ({ high: city.length }) });

export async function returned(city: string): Promise<Forecast> {
  return typed.execute({ city }, { toolCallId: '1', messages: [] });
}
export const arrow = (city: string): PromiseLike<Forecast> =>
  typed.execute({ city }, { toolCallId: '1', messages: [] });
export const waited = async (city: string): Promise<number> => {
  const forecast = await typed.execute({ city }, { toolCallId: '1', messages: [] });
  return forecast.high;
};
export const member = async (city: string) =>
  (await typed.execute({ city }, { toolCallId: '1', messages: [] })).high;
