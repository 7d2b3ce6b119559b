// @from 4
import { streamUI } from 'ai/rsc';
import { openai } from '@ai-sdk/openai';
import { z } from 'zod';

const tools = {
  weather: {
    parameters: z.object({ city: z.string() }),
    generate: async ({ city }: { city: string }) => <p>{city}</p>,
  },
};

export const answer = (prompt: string) =>
  streamUI({
    model: openai('gpt-4o'),
    system: 'Be brief.',
    prompt,
    maxTokens: 200,
    tools,
  });
