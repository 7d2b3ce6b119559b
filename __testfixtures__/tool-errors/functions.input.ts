// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

declare function depots(code: string): Promise<string[]>;
declare const scales: { weigh(code: string): Promise<number> };

const code = z.object({ code: z.string() });

export const tools = {
  parcelRoute: tool({
    inputSchema: code,
    execute: async function ({ code }) {
      const names = await depots(code);
      return oldestFirst(names).map(name => ({ name, code }));

      function oldestFirst(list: string[]) {
        return [...list].reverse();
      }
    },
  }),
  parcel_weight: tool({
    inputSchema: code,
    async execute({ code }) {
      return scales.weigh(code);
    },
  }),
  'parcel-size': tool({
    inputSchema: code,
    execute: async function measure({ code }) {
      return { grams: await scales.weigh(code) };
    },
  }),
};
