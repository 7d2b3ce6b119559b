import { tool } from 'ai';
import { z } from 'zod';
import { ask } from './lib/outside';

export const tools = {
  getCode: tool({
    description: 'Code of a safe.',
    inputSchema: z.object({ safe: z.number() }),
    execute: async ({ safe }) => {
      const count = await ask('safes', 12);
      if (safe > count) {
        return { success: false, reason: 'There is no such safe.' } as const;
      }
      return { success: true, code: '2290' } as const;
    },
  }),
};
