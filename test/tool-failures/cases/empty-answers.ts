import { tool } from 'ai';
import { z } from 'zod';
import { ask } from './lib/outside';

export const tools = {
  findMemo: tool({
    description: 'A memo on a topic.',
    inputSchema: z.object({ topic: z.string() }),
    execute: async ({ topic }) => {
      const memos = await ask('memos', [{ topic: 'garden', text: 'Cut the hedge.' }]);
      const memo = memos.find(memo => memo.topic === topic);
      if (!memo) return '';
      return memo.text;
    },
  }),
  dropMemo: tool({
    description: 'Drops a memo.',
    inputSchema: z.object({ id: z.number() }),
    execute: async ({ id }) => {
      await ask(`memos/${id}`, true);
    },
  }),
  checkMemo: tool({
    description: 'Checks a memo.',
    inputSchema: z.object({ id: z.number() }),
    execute: async ({ id }) => {
      try {
        return { value: await ask(`memos/${id}`, id), error: undefined };
      } catch (error) {
        return { value: undefined, error };
      }
    },
  }),
};
