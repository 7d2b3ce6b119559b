// @from 4
import { tool, type Tool } from 'ai';
import { z } from 'zod';

const definitions = [
  { name: 'ask', description: 'Ask', parameters: z.object({ text: z.string() }) },
  { name: 'pick', description: 'Pick', parameters: z.object({ text: z.string() }) },
];

export const byName: Record<string, Tool> = Object.fromEntries(
  definitions.map(({ name, description, parameters }) => [name, tool({ description, parameters })]),
);

export const documented = definitions.map(({ name, parameters }) => ({ name, parameters }));
