// @from 5
// @row tool-provider-defined tool-name-prop MOD-15
// @findings info:36
import { generateText, type LanguageModel, type Tool } from 'ai';
import { z } from 'zod';

const inputSchema = z.object({ command: z.string() });

export const shell: Tool<{ command: string }, string> = {
  type: 'provider-defined',
  id: 'acme.shell',
  name: 'shell',
  args: {},
  inputSchema,
  execute: async ({ command }) => command,
};

export const main = (model: LanguageModel, prompt: string) =>
  generateText({
    model,
    prompt,
    tools: {
      shell,
      run: {
        type: 'provider-defined',
        id: 'acme.run',
        name: 'run',
        args: {},
        inputSchema,
        execute: async () => 'done',
      },
      terminal: {
        type: 'provider-defined',
        id: 'acme.shell',
        args: {},
        name: 'shell',
        inputSchema,
        execute: async () => 'done',
      },
    },
  });

export function isOfProvider(tool: Tool): boolean {
  switch (tool.type) {
    case 'provider-defined':
      return true;
  }
  return false;
}
export const areOfProvider = (tools: Tool[]) => tools.every(tool => tool.type === 'provider-defined');
