// @from 6
// @only stream-helpers tool-errors
// @tool-errors return
import { createUIMessageStreamResponse, type LanguageModel, streamText, tool, toUIMessageStream } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
declare function search(query: string): Promise<string[]>;

export function POST(prompt: string) {
  const tools = {
    search: tool({
      inputSchema: z.object({ query: z.string() }),
      execute: async ({ query }) => {
        try {
          const found = await search(query);
          return found.map(line => line.trim());
        } catch (error) {
          console.error('Tool "search" failed:', error);
          return { ok: false as const, error: 'search_failed', retryable: true };
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
