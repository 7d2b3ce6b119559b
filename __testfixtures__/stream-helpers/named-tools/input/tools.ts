// @from 6
import { type LanguageModel, ToolLoopAgent, tool } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;

export const tools = {
  weather: tool({ inputSchema: z.object({ city: z.string() }), outputSchema: z.string() }),
};

export const agent = new ToolLoopAgent({ model, tools });

export async function here(prompt: string) {
  const result = await agent.stream({ prompt });
  return result.toUIMessageStreamResponse();
}
