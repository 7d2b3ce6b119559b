// @from 4
// @row tool-parameters-read
// @findings warning:19 warning:25
import { tool, type Tool, type ToolSet } from 'ai';
import { z } from 'zod';

const search = tool({ inputSchema: z.object({ query: z.string() }), execute: async ({ query }) => query });

export const member = search.inputSchema;

export const element = search['inputSchema'];

export const optional = (found?: Tool) => found?.inputSchema;

export const fromSet = (tools: ToolSet, name: string) => tools[name]?.inputSchema ?? tools.fallback!.inputSchema;

export function pattern({ description, inputSchema: parameters }: Tool) {
  const { inputSchema: schema } = search;
  return { description, parameters, schema };
}

export const toOpenAi = (tools: ToolSet) =>
  Object.entries(tools).map(([name, definition]) => ({
    type: 'function',
    function: { name, description: definition.description, parameters: definition.inputSchema },
  }));

export const schemas = (tools: Record<string, Tool>) =>
  Object.fromEntries(Object.entries(tools).map(([name, { inputSchema: parameters }]) => [name, parameters]));

export const copy = (original: Tool): Tool => tool({ inputSchema: original.inputSchema, description: 'A copy' });

export const values = (tools: ToolSet) => Object.values(tools).filter(one => one.inputSchema !== undefined);

export const cast = (original: Tool) => Object.keys((original.inputSchema as unknown as z.ZodObject<any>).shape);

export const has = (original: Tool) => 'inputSchema' in original;

export const generic = <T extends Tool>(original: T) => [original.inputSchema, { ...original, description: '' }];

export function replace(original: Tool) {
  original.inputSchema = z.object({});
}
