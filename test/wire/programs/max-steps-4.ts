// @from 4
// @unmigrated broken
import { generateText, type LanguageModel, streamText, tool } from 'ai';
import { z } from 'zod';

const loop = [
  { toolCalls: [{ name: 'add', input: { a: 1, b: 2 } }] },
  { toolCalls: [{ name: 'add', input: { a: 3, b: 4 } }] },
  { text: 'Ten.' },
];

export const turns = [...loop, ...loop, { toolCalls: [{ name: 'add', input: { a: 1, b: 1 } }] }];

const add = tool({
  description: 'Adds two numbers',
  parameters: z.object({ a: z.number(), b: z.number().describe('the other one') }),
  execute: async ({ a, b }) => a + b,
});

const settings = { temperature: 0, tools: { add } };

export async function main(model: LanguageModel) {
  const first = await generateText({ ...settings, model, prompt: '1 + 2 + 3 + 4?', maxSteps: 5 });
  const second = streamText({ ...settings, model, prompt: '1 + 2 + 3 + 4?', maxSteps: 5 });
  await second.consumeStream();
  const texts = [first.text, await second.text];
  const single = await generateText({ ...settings, model, prompt: '1 + 1?' });
  return { texts, steps: [first.steps.length, (await second.steps).length, single.steps.length] };
}
