// @from 4
import { streamUI } from '@ai-sdk/rsc';
import { openai } from '@ai-sdk/openai';
import { z } from 'zod';

const tools = {
  weather: {
    inputSchema: z.object({ city: z.string() }),
    generate: async ({ city }: { city: string }) => <p>{city}</p>,
  },
};

export const answer = (prompt: string) =>
  streamUI({
    model: openai.chat('gpt-4o'),
    instructions: 'Be brief.',
    prompt,
    maxOutputTokens: 200,
    tools,
  });
