// @from 6
// @unmigrated broken
import { generateText, type LanguageModel, stepCountIs, tool } from 'ai';
import { z } from 'zod';

export const turns = [
  { toolCalls: [{ name: 'weather', input: { city: 'Izmir' } }] },
  { toolCalls: [{ name: 'weather', input: { city: 'Mersin' } }] },
  { toolCalls: [{ name: 'weather', input: { city: 'Mardin' } }] },
  { text: 'never asked for' },
];

/** Each step is asked with all messages so far, which it takes from the last step, and stops when there are many. */
export async function main(model: LanguageModel) {
  const weather = tool({ inputSchema: z.object({ city: z.string() }), execute: async ({ city }) => city });
  const question = { role: 'user' as const, content: 'Hello' };
  const result = await generateText({
    model,
    messages: [question],
    tools: { weather },
    prepareStep: ({ steps }) => ({ messages: [question, ...(steps.at(-1)?.response.messages ?? [])] }),
    stopWhen: [stepCountIs(4), ({ steps }) => steps[steps.length - 1].response.messages.length > 5],
  });
  return [result.steps.length, result.steps[1].response.messages.map(({ role }) => role)];
}
