// @from 6
// @only non-json-output
// @alone
import { tool } from 'ai';
import { z } from 'zod';

Object.defineProperty(BigInt.prototype, 'toJSON', {
  value(this: bigint) {
    return this.toString();
  },
});

export const balance = tool({ inputSchema: z.object({}), execute: async () => ({ wei: 10n }) });
