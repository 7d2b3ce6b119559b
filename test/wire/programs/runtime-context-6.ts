// @from 6
// @unmigrated broken
import { generateText, type LanguageModel, stepCountIs, tool } from 'ai';
import { z } from 'zod';

export const turns = [{ toolCalls: [{ name: 'roll', input: {} }] }, { text: 'A four.' }];

export async function main(model: LanguageModel) {
  const seen: unknown[] = [];
  const roll = tool({
    inputSchema: z.object({}),
    execute: async (_input, { experimental_context }) => (experimental_context as { turn: number }).turn,
  });
  const start = { turn: 0 };
  const { text, steps } = await generateText({
    model,
    prompt: 'Roll.',
    tools: { roll },
    stopWhen: stepCountIs(3),
    experimental_context: start,
    prepareStep: ({ experimental_context }) => {
      const next = { turn: (experimental_context as { turn: number }).turn + 1 };
      seen.push(experimental_context);
      return { experimental_context: next };
    },
    onFinish: event => void seen.push(event.experimental_context),
  });
  return { text, seen, steps: steps.map(step => step.experimental_context) };
}
