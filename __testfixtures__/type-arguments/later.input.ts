// @from 6
import type { LanguageModel, Output, ToolSet } from 'ai';

export async function ask(model: LanguageModel, prompt: string) {
  const { generateText, tool: make } = await import('ai');
  const { z } = await import('zod');
  const echo = make<{ text: string }, string>({
    inputSchema: z.object({ text: z.string() }),
    execute: ({ text }) => text,
  });
  return generateText<{ echo: typeof echo }, Output.Output<string, string, never>>({ model, prompt, tools: { echo } });
}
export const plain = async (model: LanguageModel, prompt: string) =>
  (await import('ai')).generateText<ToolSet, Output.Output<string, string, never>>({ model, prompt });
