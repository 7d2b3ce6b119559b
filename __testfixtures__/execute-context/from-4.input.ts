// @from 4
// @row tool-execute-direct-call
// @findings warning:12
import { tool } from 'ai';
import { z } from 'zod';

const weather = tool({
  parameters: z.object({ city: z.string() }),
  execute: async ({ city }: { city: string }) => `Sunny in ${city}.`,
});

export const check = async () => weather.execute({ city: 'Rome' }, { toolCallId: '1', messages: [] });
