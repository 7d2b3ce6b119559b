// @from 6
import { createUIMessageStreamResponse, streamText, tool, toUIMessageStream, type LanguageModel } from 'ai';
import { z } from 'zod';

export function respond(model: LanguageModel, prompt: string) {
  const tools = {
    remove: tool({
      inputSchema: z.object({ path: z.string() }),
      execute: async ({ path }) => path.length,
    }),
  };
  const result = streamText({
    model,
    prompt,
    tools,
    toolApproval: { remove: 'user-approval' },
  });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({
      stream: result.stream,
      tools,
      onError: () => 'Failed.',
    }),
  });
}
