// @from 6
// @only tool-errors
// @error-ref
import { tool } from 'ai';
import { z } from 'zod';

declare function load(name: string): Promise<string>;
const inputSchema = z.object({ name: z.string() });

export const load1 = tool({ inputSchema, execute: async ({ name }) => {
  try {
    return await load(name);
  } catch (error) {
    const ref = crypto.randomUUID().slice(0, 8);
    console.error(`Tool "load1" failed (ref: ${ref}):`, error);
    return { ok: false as const, error: 'load1_failed', retryable: false, ref };
  }
} });
export const load2 = tool({
  inputSchema,
  outputSchema: z.string(),
  execute: async ({ name }) => {
    try {
      return await load(name);
    } catch (error) {
      const ref = crypto.randomUUID().slice(0, 8);
      console.error(`Tool "load2" failed (ref: ${ref}):`, error);
      throw new Error(`load2_failed (ref: ${ref})`, { cause: error });
    }
  },
});

export function withLogger() {
  return tool({ inputSchema, execute: async ({ name }) => {
    try {
      return await load(name);
    } catch (error) {
      const ref = crypto.randomUUID().slice(0, 8);
      console.error(`Tool "withLogger" failed (ref: ${ref}):`, error);
      return { ok: false as const, error: 'with_logger_failed', retryable: false, ref };
    }
  } });
}
