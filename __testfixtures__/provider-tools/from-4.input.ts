// @from 4
// @row tool-provider-defined
import { generateText, type LanguageModel } from 'ai';
import { z } from 'zod';

export const main = (model: LanguageModel, prompt: string) =>
  generateText({
    model,
    prompt,
    tools: {
      shell: {
        type: 'provider-defined',
        id: 'acme.shell',
        args: { size: 1 },
        parameters: z.object({ command: z.string() }),
        execute: async ({ command }) => command,
      },
    },
  });
