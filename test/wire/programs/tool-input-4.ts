// @from 4
// @unmigrated broken
import { generateText, type LanguageModel, streamText, tool } from 'ai';
import { z } from 'zod';

export const turns = [
  { toolCalls: [{ name: 'weather', input: { city: 'Rome' } }] },
  { text: 'It is 20 degrees in Rome.' },
  { toolCalls: [{ name: 'weather', input: { city: 'Oslo' } }] },
];

const tools = {
  weather: tool({
    description: 'Weather of a city',
    parameters: z.object({ city: z.string() }),
    execute: async ({ city }) => ({ city, degrees: 20 }),
  }),
};

export async function main(model: LanguageModel) {
  const seen: unknown[] = [];
  const result = await generateText({ model, tools, temperature: 0, prompt: 'How is the weather in Rome?' });
  for (const toolCall of result.toolCalls) {
    switch (toolCall.toolName) {
      case 'weather':
        seen.push(toolCall.args.city);
    }
  }
  const { text } = await generateText({
    model,
    temperature: 0,
    prompt: `Rome: ${result.toolResults.map(({ args, result }) => `${args.city} ${result.degrees}`).join()}`,
  });
  for await (const part of streamText({ model, tools, temperature: 0, prompt: text }).fullStream) {
    if (part.type === 'tool-call') seen.push(part.args);
    if (part.type === 'tool-result' && part.toolName === 'weather') seen.push(part.result.degrees);
  }
  return seen;
}
