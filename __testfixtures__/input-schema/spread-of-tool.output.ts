// @from 4
import { tool, type Tool, type ToolSet } from 'ai';
import { z } from 'zod';

const base = tool({ inputSchema: z.object({}), description: 'Base' });

export const narrowed = { ...base, inputSchema: z.object({ a: z.string() }) };

export const widened = (tools: ToolSet) =>
  Object.fromEntries(
    Object.entries(tools).map(([name, one]) => [name, { ...one, inputSchema: z.object({}).passthrough() }]),
  );
