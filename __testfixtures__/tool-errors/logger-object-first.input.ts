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
    logger.info({ id }, 'train');
    return lookUp(id);
  },
});
