import { tool } from 'ai';
import { z } from 'zod';
import { ask } from './lib/outside';

const inputSchema = z.object({ hive: z.string() });

export const tools = {
  hiveWeight: tool({
    description: 'Weight of a hive.',
    inputSchema,
    outputSchema: z.object({ hive: z.string(), kg: z.number() }),
    execute: async ({ hive }) => ({ hive, kg: await ask('hives', 31) }),
  }),
  hiveSound: tool({
    description: 'How loud a hive is.',
    inputSchema,
    execute: async ({ hive }) => ({ hive, levels: await ask('sound', [2, 3]) }),
    toModelOutput: ({ output }) => ({ type: 'text', value: `loudest: ${Math.max(...output.levels)}` }),
  }),
};
