import { tool } from 'ai';
import { z } from 'zod';
import { ask } from './lib/outside';

const inputSchema = z.object({ bird: z.string() });

export const tools = {
  listSightings: tool({
    description: 'Where a bird was seen.',
    inputSchema,
    execute: async function sightings({ bird }) {
      const places = await ask('sightings', ['lake', 'moor']);
      // the newest stands last
      return newestFirst(places).map(place => ({ bird, place }));

      function newestFirst(list: string[]) {
        return [...list].reverse();
      }
    },
  }),
  countSightings: tool({
    description: 'How often a bird was seen.',
    inputSchema,
    async execute({ bird }) {
      const times = await ask('counts', 17);
      return { bird, times };
    },
  }),
};
