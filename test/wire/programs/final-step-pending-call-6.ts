// @from 6
// @unmigrated broken
import { generateText, type LanguageModel, stepCountIs, tool } from 'ai';
import { z } from 'zod';

export const turns = [
  { toolCalls: [{ name: 'weather', input: { city: 'Izmir' } }] },
  { toolCalls: [{ name: 'ask', input: { question: 'Tomorrow too?' } }] },
];

/** The last step calls a tool that the client answers: only that call is pending. */
export async function main(model: LanguageModel) {
  const weather = tool({ inputSchema: z.object({ city: z.string() }), execute: async ({ city }) => city });
  const ask = tool({ inputSchema: z.object({ question: z.string() }) });
  const { toolCalls } = await generateText({
    model,
    prompt: 'Hello',
    tools: { weather, ask },
    stopWhen: stepCountIs(4),
  });
  return toolCalls.map(({ toolName, input }) => ({ toolName, input }));
}
