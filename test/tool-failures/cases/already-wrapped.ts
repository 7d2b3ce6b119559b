import { tool } from 'ai';
import { z } from 'zod';
import { ask } from './lib/outside';

const inputSchema = z.object({ id: z.string() });

export const tools = {
  readMap: tool({
    inputSchema,
    execute: async ({ id }) => {
      try {
        return await ask('maps', { id });
      } catch (error) {
        console.error('Tool "readMap" failed:', error);
        return { ok: false as const, error: 'read_map_failed', retryable: true };
      }
    },
  }),
  readChart: tool({
    inputSchema,
    outputSchema: z.object({ id: z.string() }),
    execute: async ({ id }) => {
      try {
        return await ask('charts', { id });
      } catch (error) {
        console.error('Tool "readChart" failed:', error);
        throw new Error('read_chart_failed', { cause: error });
      }
    },
  }),
  streamLog: tool({
    inputSchema,
    execute: async function* ({ id }) {
      try {
        yield { id, line: 1 };
        yield { id, line: await ask('logs', 2) };
      } catch (error) {
        console.error('Tool "streamLog" failed:', error);
        yield { ok: false as const, error: 'stream_log_failed', retryable: false };
      }
    },
  }),
  readBuoy: tool({
    inputSchema,
    execute: async ({ id }, { abortSignal }) => {
      try {
        return { id, isCancellable: await ask('buoys', abortSignal !== undefined) };
      } catch (error) {
        abortSignal?.throwIfAborted();
        console.error('Tool "readBuoy" failed:', error);
        return { ok: false as const, error: 'read_buoy_failed', retryable: true };
      }
    },
  }),
};
