// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

interface Log {
  error(message: string, details?: Record<string, unknown>): void;
}
declare function lookUp(id: string): Promise<string>;
declare function logFor(name: string): Log;

const log = logFor('trains');

export const lookUpTrain = tool({
  inputSchema: z.object({ id: z.string() }),
  execute: async ({ id }) => {
    try {
      return await lookUp(id);
    } catch (error) {
      log.error('Tool "lookUpTrain" failed', { error });
      return { ok: false as const, error: 'look_up_train_failed', retryable: true };
    }
  },
});

export const lookUpShip = (log: string[]) =>
  tool({
    inputSchema: z.object({ id: z.string() }),
    execute: async ({ id }) => {
      try {
        log.push(id);
        return await lookUp(id);
      } catch (error) {
        console.error('Tool "lookUpShip" failed:', error);
        return { ok: false as const, error: 'look_up_ship_failed', retryable: true };
      }
    },
  });

log.error('started');
