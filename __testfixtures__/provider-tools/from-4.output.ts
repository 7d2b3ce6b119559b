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
        type: 'provider',
        id: 'acme.shell',
        args: { size: 1 },
        inputSchema: z.object({ command: z.string() }),
        isProviderExecuted: false,
        execute: async ({ command }) => command,
      },
    },
  });
