// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

declare function floorPlan(): Promise<{ table: number; seats: number }[]>;
declare function hold(table: number): Promise<{ until: string }>;

export const tools = {
  tableFor: tool({
    description: 'Free table for a party on one evening.',
    inputSchema: z.object({ guests: z.number(), evening: z.string() }),
    execute: async ({ guests, evening }) => {
      // tables are sorted by size
      const plan = await floorPlan();
      const fit = plan.find(table => {
        return table.seats >= guests;
      });

      if (!fit) {
        return { free: false, evening };
      }
      const held = await hold(fit.table);
      return { free: true, evening, until: held.until }; // the host confirms
    },
  }),
  holdTable: tool({
    inputSchema: z.object({ table: z.number() }),
    execute: async ({ table }) => {
      const later = async () => {
        return hold(table);
      };
      if (table === 0) return later();
      if (table > 20) return table > 30 ? null : hold(table - 20);
      const [first] = await Promise.all([hold(table)]);
      return first;
    },
  }),
};
