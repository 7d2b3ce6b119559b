import { openai } from '@ai-sdk/openai';
import { convertToModelMessages, stepCountIs, streamText, tool, type UIMessage } from 'ai';
import { z } from 'zod';

export async function POST(req: Request) {
  const { messages }: { messages: UIMessage[] } = await req.json();

  const result = streamText({
    model: openai('gpt-4o'),
    system: 'You tell the weather.',
    messages: convertToModelMessages(messages),
    stopWhen: stepCountIs(3),
    maxOutputTokens: 500,
    tools: {
      getWeather: tool({
        description: 'Tells the weather of a city',
        inputSchema: z.object({ city: z.string() }),
        execute: async ({ city }) => ({ city, degrees: 21 }),
      }),
      // Answered by the browser.
      getLocation: tool({
        description: 'Tells where the user is',
        inputSchema: z.object({}),
      }),
    },
  });

  return result.toUIMessageStreamResponse();
}
