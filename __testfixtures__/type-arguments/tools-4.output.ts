// @from 4
// @row tool-generics
// @only type-arguments input-schema
import type { Schema, Tool, InferSchema } from 'ai';
import { z } from 'zod';

const schema = z.object({ city: z.string() });
type City = typeof schema;

export const query: Tool<z.infer<typeof schema>, string> = { inputSchema: schema, execute: async ({ city }) => city };
export const alias: Tool<z.infer<City>, string> = { inputSchema: schema, execute: async ({ city }) => city };
export const written: Tool<z.infer<z.ZodObject<{ city: z.ZodString }>>, string> = {
  inputSchema: schema,
  execute: async ({ city }) => city,
};
export const own = (parameters: Schema<{ city: string }>): Tool<InferSchema<Schema<{ city: string }>>, string> => ({
  inputSchema: parameters,
  execute: async ({ city }) => city,
});
export const generic = <T extends z.ZodTypeAny>(parameters: T): Tool<z.infer<T>, string> => ({
  inputSchema: parameters,
  execute: async () => '',
});
export const any: Tool<any, string> = { inputSchema: schema, execute: async ({ city }) => city };
