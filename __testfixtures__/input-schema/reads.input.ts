// @from 4
// @row tool-parameters-read
// @findings warning:19 warning:25
import { tool, type Tool, type ToolSet } from 'ai';
import { z } from 'zod';

const search = tool({ parameters: z.object({ query: z.string() }), execute: async ({ query }) => query });

export const member = search.parameters;

export const element = search['parameters'];

export const optional = (found?: Tool) => found?.parameters;

export const fromSet = (tools: ToolSet, name: string) => tools[name]?.parameters ?? tools.fallback!.parameters;

export function pattern({ description, parameters }: Tool) {
  const { parameters: schema } = search;
  return { description, parameters, schema };
}

export const toOpenAi = (tools: ToolSet) =>
  Object.entries(tools).map(([name, definition]) => ({
    type: 'function',
    function: { name, description: definition.description, parameters: definition.parameters },
  }));

export const schemas = (tools: Record<string, Tool>) =>
  Object.fromEntries(Object.entries(tools).map(([name, { parameters }]) => [name, parameters]));

export const copy = (original: Tool): Tool => tool({ parameters: original.parameters, description: 'A copy' });

export const values = (tools: ToolSet) => Object.values(tools).filter(one => one.parameters !== undefined);

export const cast = (original: Tool) => Object.keys((original.parameters as unknown as z.ZodObject<any>).shape);

export const has = (original: Tool) => 'parameters' in original;

export const generic = <T extends Tool>(original: T) => [original.parameters, { ...original, description: '' }];

export function replace(original: Tool) {
  original.parameters = z.object({});
}
