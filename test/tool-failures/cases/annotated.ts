import { type Tool, type ToolSet, tool } from 'ai';
import { z } from 'zod';
import { ask } from './lib/outside';

interface Level {
  tank: string;
  litres: number;
}

const inputSchema = z.object({ tank: z.string() });

const tankLevel: Tool<{ tank: string }, Level> = {
  description: 'How full a tank is.',
  inputSchema,
  execute: async ({ tank }) => ({ tank, litres: await ask('tanks', 900) }),
};

const tankPeak = {
  description: 'How full a tank was at most.',
  inputSchema,
  execute: async ({ tank }: { tank: string }) => ({ tank, litres: await ask('tanks/peak', 1400) }),
} satisfies Tool<{ tank: string }, Level>;

const tankOwner = tool({
  description: 'Who owns a tank.',
  inputSchema,
  execute: async ({ tank }): Promise<{ tank: string; owner: string }> => {
    return ask('tanks/owner', { tank, owner: 'Abara' });
  },
});

export const tools = { tankLevel, tankPeak, tankOwner } satisfies ToolSet;
