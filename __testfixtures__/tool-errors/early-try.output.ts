// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

declare function track(name: string): void;
declare function load(name: string): Promise<string>;
declare const logger: { error(message: string, data: Record<string, unknown>): void };

const inputSchema = z.object({ name: z.string() });

export const tools = {
  events: tool({
    inputSchema,
    execute: async ({ name }) => {
      // Counted first.
      try {
        track(name);

        const key = name.trim() + load.name;

        // The text is long.
        const text = await load(key);

        return { text };
      } catch (error) {
        logger.error('Failed to load', { error });
        return { error: 'Failed to load' };
      }
    },
  }),
  told: tool({
    inputSchema,
    execute: async ({ name }) => {
      try {
        track(name);
        try {
          return { text: await load(name) };
        } catch (error) {
          return { error: `Failed: ${error}` };
        }
      } catch (error) {
        logger.error('Tool "told" failed', { error });
        return { ok: false as const, error: 'told_failed', retryable: false };
      }
    },
  }),
  named: tool({
    inputSchema,
    execute: async ({ name }) => {
      try {
        const key = name + load.name;
        track(key);
        try {
          return { text: await load(key) };
        } catch {
          return { error: `Failed for ${key}` };
        }
      } catch (error) {
        logger.error('Tool "named" failed', { error });
        return { ok: false as const, error: 'named_failed', retryable: false };
      }
    },
  }),
};
