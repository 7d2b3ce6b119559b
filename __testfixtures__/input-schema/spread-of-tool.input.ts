// @from 4
import { tool, type Tool, type ToolSet } from 'ai';
import { z } from 'zod';

const base = tool({ parameters: z.object({}), description: 'Base' });

export const narrowed = { ...base, parameters: z.object({ a: z.string() }) };

export const widened = (tools: ToolSet) =>
  Object.fromEntries(
    Object.entries(tools).map(([name, one]) => [name, { ...one, parameters: z.object({}).passthrough() }]),
  );
