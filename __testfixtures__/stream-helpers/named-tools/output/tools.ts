// @from 6
import { type LanguageModel, ToolLoopAgent, createUIMessageStreamResponse, toUIMessageStream, tool } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;

export const tools = {
  weather: tool({ inputSchema: z.object({ city: z.string() }), outputSchema: z.string() }),
};

export const agent = new ToolLoopAgent({ model, tools });

export async function here(prompt: string) {
  const result = await agent.stream({ prompt });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({
      stream: result.stream,
      tools: agent.tools,
      redactToolErrors: true,
    }),
  });
}
