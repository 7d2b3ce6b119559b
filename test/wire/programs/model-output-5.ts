// @from 5
// @unmigrated broken
import { generateText, type LanguageModel, stepCountIs, tool } from 'ai';
import { z } from 'zod';

export const turns = [{ toolCalls: [{ name: 'weather', input: { city: 'Rome' } }] }, { text: '20 degrees.' }];

const weather = tool({
  description: 'Weather of a city',
  inputSchema: z.object({ city: z.string() }),
  execute: async ({ city }) => ({ city, degrees: 20 }),
  toModelOutput: found => ({ type: 'text', value: JSON.stringify(found) }),
});

export async function main(model: LanguageModel) {
  const { text } = await generateText({ model, tools: { weather }, prompt: 'Rome?', stopWhen: stepCountIs(2) });
  return text;
}
