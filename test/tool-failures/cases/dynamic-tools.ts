import { dynamicTool, type ToolSet, tool } from 'ai';
import { z } from 'zod';
import { ask } from './lib/outside';

function build(): ToolSet {
  const addons = ['map', 'radio'];
  return {
    runAddon: dynamicTool({
      description: 'Runs an addon.',
      inputSchema: z.object({ addon: z.string() }),
      execute: async input => {
        const { addon } = input as { addon: string };
        return ask(`addons/${addon}`, { addon, index: addons.indexOf(addon) });
      },
    }),
    listAddons: tool({
      description: 'All addons.',
      inputSchema: z.object({}),
      execute: async () => await ask('addons', addons),
    }),
  };
}

export const tools = build();
