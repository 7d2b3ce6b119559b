// @from 6
// @only tool-description
import { tool, type Tool, type ToolSet } from 'ai';
import { z } from 'zod';

const search = tool({ description: 'Search', inputSchema: z.object({}) });
const save = tool({ description: 'Save', inputSchema: z.object({}) });

function serialize(one: {
  description?: Tool['description'];
  inputSchema?: unknown;
}) {
  return [typeof one.description === 'function' ? '' : one.description, String(one.inputSchema)].filter(Boolean).join('\n');
}
export const contracts = [search, save].map(serialize).join('\n');

interface Described {
  title?: string;
  description?: Tool['description'];
}
const lengthOf = ({ description }: Described): number => (typeof description === 'function' ? undefined : description)?.trim().length ?? 0;
const textOf = (described: Described): string => (typeof described.description === 'function' ? undefined : described.description) ?? '';
export const longest = (tools: ToolSet): number => Math.max(...Object.values(tools).map(one => lengthOf(one)));
export const text = textOf(search);
