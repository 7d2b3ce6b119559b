// @from 6
import { createUIMessageStreamResponse, streamText, tool, toUIMessageStream } from 'ai';
import { z } from 'zod';

export async function POST(request, model, search) {
  const { prompt } = await request.json();
  const tools = {
    search: tool({
      inputSchema: z.object({ query: z.string() }),
      execute: async ({ query }) => {
        try {
          return await search(query);
        } catch (error) {
          console.error('Tool "search" failed:', error);
          return { ok: false, error: 'search_failed', retryable: true };
        }
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
