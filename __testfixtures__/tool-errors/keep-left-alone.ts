// @from 6
// @only tool-errors
import { tool } from 'ai';
import { z } from 'zod';

declare const logger: { error(message: string, data?: object): void; trace(message: string, data?: object): void };
declare function capture(event: string, data: object): Promise<void>;
declare function load(name: string): Promise<string>;

interface Account {
  id: string;
}

// What it throws rejects where nobody waits.
async function track({ tool, account }: { tool: string; account: Account }) {
  logger.trace('Tool call', { tool });
  return capture(account.id, { tool });
}

const count = async (name: string, account?: Account): Promise<void> => {
  await capture(name, { account });
};

const inputSchema = z.object({ name: z.string() });

export const toolsFor = (account: Account) => ({
  find: tool({
    inputSchema,
    execute: async ({ name }) => {
      track({ tool: 'find', account });
      void count(account.id);

      try {
        return { text: await load(name) };
      } catch (error) {
        logger.error('Failed to load', { error });
        return { error: 'Failed to load' };
      }
    },
  }),
  greet: tool({
    inputSchema,
    execute: async ({ name }) => {
      logger.trace('Tool call: greet', { name, id: account.id });
      count(name, account);
      return `Hello ${name}`;
    },
  }),
});
