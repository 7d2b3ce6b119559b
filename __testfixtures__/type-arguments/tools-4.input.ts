// @from 4
// @row tool-generics
// @only type-arguments input-schema
import type { Schema, Tool } from 'ai';
import { z } from 'zod';

const schema = z.object({ city: z.string() });
type City = typeof schema;

export const query: Tool<typeof schema, string> = { parameters: schema, execute: async ({ city }) => city };
export const alias: Tool<City, string> = { parameters: schema, execute: async ({ city }) => city };
export const written: Tool<z.ZodObject<{ city: z.ZodString }>, string> = {
  parameters: schema,
  execute: async ({ city }) => city,
};
export const own = (parameters: Schema<{ city: string }>): Tool<Schema<{ city: string }>, string> => ({
  parameters,
  execute: async ({ city }) => city,
});
export const generic = <T extends z.ZodTypeAny>(parameters: T): Tool<T, string> => ({
  parameters,
  execute: async () => '',
});
export const any: Tool<any, string> = { parameters: schema, execute: async ({ city }) => city };
