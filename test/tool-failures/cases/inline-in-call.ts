import { generateText, type LanguageModel, stepCountIs } from 'ai';
import { z } from 'zod';
import { ask } from './lib/outside';

export async function main(model: LanguageModel) {
  return generateText({
    model,
    prompt: 'Who is at the door?',
    stopWhen: stepCountIs(3),
    maxRetries: 0,
    tools: {
      doorCamera: {
        description: 'Who stands at a door.',
        inputSchema: z.object({ door: z.string() }),
        execute: async ({ door }: { door: string }) => {
          return ask('cameras', { door, person: 'the baker' });
        },
      },
    },
  });
}
