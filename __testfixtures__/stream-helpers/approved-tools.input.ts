// @from 6
import { streamText, tool, type LanguageModel } from 'ai';
import { z } from 'zod';

export function respond(model: LanguageModel, prompt: string) {
  const result = streamText({
    model,
    prompt,
    tools: {
      remove: tool({
        inputSchema: z.object({ path: z.string() }),
        needsApproval: true,
        execute: async ({ path }) => path.length,
      }),
    },
  });
  return result.toUIMessageStreamResponse({ onError: () => 'Failed.' });
}
