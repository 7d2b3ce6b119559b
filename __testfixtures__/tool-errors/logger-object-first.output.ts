// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

declare function lookUp(id: string): Promise<string>;

export const logger = {
  info(context: object, message: string) {
    process.stdout.write(`${message} ${JSON.stringify(context)}\n`);
  },
  error(context: object, message: string) {
    process.stderr.write(`${message} ${Object.keys(context).join()}\n`);
  },
};

export const lookUpTrain = tool({
  inputSchema: z.object({ id: z.string() }),
  execute: async ({ id }) => {
    try {
      logger.info({ id }, 'train');
      return await lookUp(id);
    } catch (error) {
      logger.error({ err: error }, 'Tool "lookUpTrain" failed');
      return { ok: false as const, error: 'look_up_train_failed', retryable: true };
    }
  },
});
