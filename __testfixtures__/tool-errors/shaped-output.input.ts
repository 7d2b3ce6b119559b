// @from 6
// @only tool-errors
import { tool, type Tool, type ToolSet } from 'ai';
import { z } from 'zod';

type Reading = { id: string; kwh: number };

declare function meterOf(id: string): Promise<Reading>;

const inputSchema = z.object({ id: z.string() });

export const withSchema = tool({
  inputSchema,
  outputSchema: z.object({ id: z.string(), kwh: z.number() }),
  execute: async ({ id }) => meterOf(id),
});

export const withModelOutput = tool({
  inputSchema,
  execute: async ({ id }) => meterOf(id),
  toModelOutput: ({ output }) => ({ type: 'text', value: `${output.kwh} kWh` }),
});

export const withReturnType = tool({
  inputSchema,
  execute: async ({ id }): Promise<Reading> => {
    return meterOf(id);
  },
});

export const withAnnotation: Tool<{ id: string }, Reading> = {
  inputSchema,
  execute: async ({ id }) => meterOf(id),
};

export const withSatisfies = {
  inputSchema,
  execute: async ({ id }: { id: string }) => meterOf(id),
} satisfies Tool<{ id: string }, Reading>;

export const withNothing = tool({
  inputSchema,
  execute: async ({ id }) => {
    await meterOf(id);
  },
});

export const openTools: ToolSet = {
  readMeter: tool({
    inputSchema,
    execute: async ({ id }) => meterOf(id),
  }),
};
