// @from 5
// @unmigrated works
import { generateText, type LanguageModel, stepCountIs, tool } from 'ai';
import { z } from 'zod';

export const turns = [{ toolCalls: [{ name: 'roll', input: {} }] }, { text: 'A four.' }];

export async function main(model: LanguageModel) {
  const roll = tool({ description: 'Rolls a die', inputSchema: z.object({}), execute: async () => 4 });
  const { text, steps } = await generateText({
    model,
    system: 'You are a dealer.',
    prompt: 'Roll.',
    tools: { roll },
    stopWhen: stepCountIs(3),
    prepareStep: ({ stepNumber }) => (stepNumber === 0 ? {} : { system: 'Say the number as a word.' }),
  });
  return { text, steps: steps.length };
}
