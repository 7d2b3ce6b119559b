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
  execute: async ({ id }) => {
    try {
      return await meterOf(id);
    } catch (error) {
      console.error('Tool "withSchema" failed:', error);
      throw new Error('with_schema_failed', { cause: error });
    }
  },
});

export const withModelOutput = tool({
  inputSchema,
  execute: async ({ id }) => {
    try {
      return await meterOf(id);
    } catch (error) {
      console.error('Tool "withModelOutput" failed:', error);
      throw new Error('with_model_output_failed', { cause: error });
    }
  },
  toModelOutput: ({ output }) => ({ type: 'text', value: `${output.kwh} kWh` }),
});

export const withReturnType = tool({
  inputSchema,
  execute: async ({ id }): Promise<Reading> => {
    try {
      return await meterOf(id);
    } catch (error) {
      console.error('Tool "withReturnType" failed:', error);
      throw new Error('with_return_type_failed', { cause: error });
    }
  },
});

export const withAnnotation: Tool<{ id: string }, Reading> = {
  inputSchema,
  execute: async ({ id }) => {
    try {
      return await meterOf(id);
    } catch (error) {
      console.error('Tool "withAnnotation" failed:', error);
      throw new Error('with_annotation_failed', { cause: error });
    }
  },
};

export const withSatisfies = {
  inputSchema,
  execute: async ({ id }: { id: string }) => {
    try {
      return await meterOf(id);
    } catch (error) {
      console.error('Tool "withSatisfies" failed:', error);
      throw new Error('with_satisfies_failed', { cause: error });
    }
  },
} satisfies Tool<{ id: string }, Reading>;

export const withNothing = tool({
  inputSchema,
  execute: async ({ id }) => {
    try {
      await meterOf(id);
    } catch (error) {
      console.error('Tool "withNothing" failed:', error);
      throw new Error('with_nothing_failed', { cause: error });
    }
  },
});

export const openTools: ToolSet = {
  readMeter: tool({
    inputSchema,
    execute: async ({ id }) => {
      try {
        return await meterOf(id);
      } catch (error) {
        console.error('Tool "readMeter" failed:', error);
        return { ok: false as const, error: 'read_meter_failed', retryable: true };
      }
    },
  }),
};
