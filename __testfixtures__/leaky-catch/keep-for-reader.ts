// @from 6
// @only leaky-catch
// @fix-leaky-catch
import { tool } from 'ai';
import { z } from 'zod';

declare function find(q: string): Promise<string[]>;
const inputSchema = z.object({ q: z.string() });

class NotFoundError extends Error {}
class QuotaError extends Error {
  constructor(readonly left: number) {
    super(`${left} searches left`);
  }
}

const isQuota = (error: unknown): error is QuotaError => error instanceof QuotaError;

const textOf = (error: unknown) => (error instanceof NotFoundError ? error.message : 'Unknown error');

export const tools = {
  block: tool({
    inputSchema,
    execute: async ({ q }) => {
      try {
        return { hits: await find(q) };
      } catch (error) {
        if (error instanceof NotFoundError) return { error: error.message };
        if (isQuota(error)) return { error: `Not now: ${error.message}` };
        return { error: 'search_failed' };
      }
    },
  }),
  issues: tool({
    inputSchema,
    execute: async ({ q }) => {
      try {
        return { hits: inputSchema.parse({ q }) };
      } catch (error) {
        return { error: error instanceof z.ZodError ? error.message : 'search_failed' };
      }
    },
  }),
  chain: tool({
    inputSchema,
    execute: ({ q }) => find(q).catch(error => textOf(error)),
  }),
};
