import { generateText, type LanguageModel, stepCountIs, tool } from 'ai';
import { z } from 'zod';
import { ask } from './lib/outside';

export const tools = {
  lampState: tool({
    description: 'State of a lamp.',
    inputSchema: z.object({ lamp: z.string() }),
    execute: async ({ lamp }) => ({ lamp, state: await ask('lamps', 'on') }),
  }),
};

export async function main(model: LanguageModel) {
  return generateText({
    model,
    prompt: 'Is the light on?',
    tools,
    stopWhen: stepCountIs(3),
    maxRetries: 0,
    experimental_repairToolCall: async ({ toolCall }) => {
      const input = await ask('repairs', '{"lamp":"3"}');
      return { ...toolCall, input };
    },
  });
}
