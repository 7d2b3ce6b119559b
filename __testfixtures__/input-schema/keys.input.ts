// @from 4
import { jsonSchema, tool } from 'ai';
import { z } from 'zod';

const parameters = z.object({ city: z.string() });

export const inline = tool({ description: 'Weather', parameters: z.object({ city: z.string() }) });

export const shorthand = tool({
  description: 'Takes parameters.',
  parameters,
  execute: async ({ city }) => ({ city, parameters: 'none' }),
});

export const quoted = tool({ 'parameters': parameters, execute: async ({ city }) => city });

export const computed = tool({ ["parameters"]: parameters, execute: async ({ city }) => city });

export const getter = tool({
  get parameters() {
    return parameters;
  },
});

export const commented = tool({
  // parameters: z.object({}),
  /** The parameters */
  parameters /* schema */: jsonSchema<{ city: string }>({ type: 'object', properties: { parameters: { type: 'string' } } }),
  execute: async ({ city }) => city, // parameters
});

export const inputSchema = z.object({ name: z.string() });

export const named = tool({ parameters: inputSchema, execute: async ({ name }) => name });
