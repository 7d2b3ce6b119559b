import { tool } from 'ai';
import { z } from 'zod';
import { ask } from './lib/outside';

export const tools = {
  printPoster: tool({
    description: 'Prints a poster and says how far it is.',
    inputSchema: z.object({ poster: z.string() }),
    async *execute({ poster }) {
      yield { poster, stage: 'inked' };
      const sheets = await ask('press', 200);
      yield { poster, stage: 'printed', sheets };
    },
  }),
  sumLengths: tool({
    description: 'Adds the lengths of words.',
    inputSchema: z.object({ words: z.array(z.string()) }),
    async *execute({ words }) {
      yield { done: false };
      return { done: true, total: words.join('').length };
    },
  }),
};
