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
      try {
        const names = await depots(code);
        return oldestFirst(names).map(name => ({ name, code }));

        function oldestFirst(list: string[]) {
          return [...list].reverse();
        }
      } catch (error) {
        console.error('Tool "parcelRoute" failed:', error);
        return { ok: false as const, error: 'parcel_route_failed', retryable: false };
      }
    },
  }),
  parcel_weight: tool({
    inputSchema: code,
    async execute({ code }) {
      try {
        return await scales.weigh(code);
      } catch (error) {
        console.error('Tool "parcel_weight" failed:', error);
        return { ok: false as const, error: 'parcel_weight_failed', retryable: false };
      }
    },
  }),
  'parcel-size': tool({
    inputSchema: code,
    execute: async function measure({ code }) {
      try {
        return { grams: await scales.weigh(code) };
      } catch (error) {
        console.error('Tool "parcel-size" failed:', error);
        return { ok: false as const, error: 'parcel_size_failed', retryable: false };
      }
    },
  }),
};
