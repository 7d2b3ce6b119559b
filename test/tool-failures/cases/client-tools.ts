import { anthropic } from '@ai-sdk/anthropic';
import { tool } from 'ai';
import { z } from 'zod';

export const tools = {
  pickDate: tool({
    description: 'Lets the person pick a date.',
    inputSchema: z.object({ title: z.string() }),
    outputSchema: z.string(),
  }),
  web: anthropic.tools.webSearch_20250305({ maxUses: 1 }),
};
