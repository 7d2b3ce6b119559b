import { anthropic } from '@ai-sdk/anthropic';
import { ask } from './lib/outside';

export const tools = {
  bash: anthropic.tools.bash_20250124({
    execute: async ({ command }) => {
      const shell = await ask('shells', { user: 'guest' });
      return `${shell.user}$ ${command}`;
    },
  }),
};
