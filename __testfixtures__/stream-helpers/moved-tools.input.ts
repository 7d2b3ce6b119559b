// @from 6
// @only stream-helpers tool-errors
// @tool-errors return
import { type LanguageModel, streamText, tool } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
declare function search(query: string): Promise<string[]>;

export function POST(prompt: string) {
  const result = streamText({
    model,
    prompt,
    tools: {
      search: tool({
        inputSchema: z.object({ query: z.string() }),
        execute: async ({ query }) => {
          const found = await search(query);
          return found.map(line => line.trim());
        },
      }),
    },
  });
  return result.toUIMessageStreamResponse();
}
