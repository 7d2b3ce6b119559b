// @from 5
// @unmigrated broken
import { generateText, type LanguageModel, stepCountIs, tool } from 'ai';
import { z } from 'zod';

export const turns = [{ toolCalls: [{ name: 'whoami', input: {} }] }, { text: 'Ann.' }];

export async function main(model: LanguageModel) {
  const whoami = tool({
    inputSchema: z.object({}),
    execute: async (_input, { experimental_context: context }) => (context as { name: string }).name,
  });
  const { text } = await generateText({
    model,
    prompt: 'Who am I?',
    tools: { whoami },
    stopWhen: stepCountIs(3),
    experimental_context: { name: 'ann' },
  });
  return text;
}
