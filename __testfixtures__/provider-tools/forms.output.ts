// @from 5
// @row tool-provider-defined tool-name-prop MOD-15
// @findings info:36
import { generateText, type LanguageModel, type Tool } from 'ai';
import { z } from 'zod';

const inputSchema = z.object({ command: z.string() });

export const shell: Tool<{ command: string }, string> = {
  type: 'provider',
  id: 'acme.shell',
  args: {},
  inputSchema,
  isProviderExecuted: false,
  execute: async ({ command }) => command,
};

export const main = (model: LanguageModel, prompt: string) =>
  generateText({
    model,
    prompt,
    tools: {
      shell,
      run: {
        type: 'provider',
        id: 'acme.run',
        args: {},
        inputSchema,
        isProviderExecuted: false,
        execute: async () => 'done',
      },
      terminal: {
        type: 'provider',
        id: 'acme.shell',
        args: {},
        inputSchema,
        isProviderExecuted: false,
        execute: async () => 'done',
      },
    },
  });

export function isOfProvider(tool: Tool): boolean {
  switch (tool.type) {
    case 'provider':
      return true;
  }
  return false;
}
export const areOfProvider = (tools: Tool[]) => tools.every(tool => tool.type === 'provider');
