// @from 6
// @only stream-helpers
import { streamText, tool } from 'ai';
import { z } from 'zod';

export async function POST(request, model, search) {
  const { prompt } = await request.json();
  return streamText({
    model,
    prompt,
    tools: {
      search: tool({
        inputSchema: z.object({ query: z.string() }),
        execute: async ({ query }) => {
          return await search(query);
        },
      }),
    },
  }).toUIMessageStreamResponse();
}
