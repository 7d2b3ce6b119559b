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
      try {
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
      } catch (error) {
        console.error('Tool "tableFor" failed:', error);
        return { ok: false as const, error: 'table_for_failed', retryable: false };
      }
    },
  }),
  holdTable: tool({
    inputSchema: z.object({ table: z.number() }),
    execute: async ({ table }) => {
      try {
        const later = async () => {
          return hold(table);
        };
        if (table === 0) return await later();
        if (table > 20) return await (table > 30 ? null : hold(table - 20));
        const [first] = await Promise.all([hold(table)]);
        return first;
      } catch (error) {
        console.error('Tool "holdTable" failed:', error);
        return { ok: false as const, error: 'hold_table_failed', retryable: false };
      }
    },
  }),
};
