// @from 6
// @only stream-helpers
import { createUIMessageStreamResponse, streamText, tool, toUIMessageStream } from 'ai';
import { z } from 'zod';

export async function POST(request, model, search) {
  const { prompt } = await request.json();
  const tools = {
    search: tool({
      inputSchema: z.object({ query: z.string() }),
      execute: async ({ query }) => {
        return await search(query);
      },
    }),
  };
  const result = streamText({
    model,
    prompt,
    tools,
  });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({
      stream: result.stream,
      tools,
      redactToolErrors: true,
    }),
  });
}
