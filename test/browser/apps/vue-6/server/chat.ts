import { openai } from '@ai-sdk/openai';
import { createAgentUIStreamResponse, stepCountIs, ToolLoopAgent, tool } from 'ai';
import { z } from 'zod';

const weather = new ToolLoopAgent({
  model: openai('gpt-4o'),
  instructions: 'You tell the weather.',
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

export async function POST(req: Request) {
  const { messages } = await req.json();
  return createAgentUIStreamResponse({ agent: weather, uiMessages: messages });
}
