import { openai } from '@ai-sdk/openai';
import { streamText, tool } from 'ai';
import { z } from 'zod';

export async function POST(req: Request) {
  const { messages } = await req.json();

  const result = streamText({
    model: openai('gpt-4o'),
    system: 'You tell the weather.',
    messages,
    maxSteps: 3,
    maxTokens: 500,
    tools: {
      getWeather: tool({
        description: 'Tells the weather of a city',
        parameters: z.object({ city: z.string() }),
        execute: async ({ city }) => ({ city, degrees: 21 }),
      }),
      // Answered by the browser.
      getLocation: tool({
        description: 'Tells where the user is',
        parameters: z.object({}),
      }),
    },
  });

  return result.toDataStreamResponse();
}
