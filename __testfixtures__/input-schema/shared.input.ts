// @from 4
import { tool, type Tool } from 'ai';
import { z } from 'zod';

declare function register(definition: { description: string; parameters: unknown }): void;

const shared = {
  description: 'Ask',
  parameters: z.object({ question: z.string() }),
};

register(shared);

export const tools = new Map<string, Tool>();
tools.set('ask', tool(shared));
