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
  execute: async ({ id }) => lookUp(id),
});

export const lookUpShip = (log: string[]) =>
  tool({
    inputSchema: z.object({ id: z.string() }),
    execute: async ({ id }) => {
      log.push(id);
      return lookUp(id);
    },
  });

log.error('started');
