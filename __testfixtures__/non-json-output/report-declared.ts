// @from 6
// @only non-json-output
// @findings error:26 error:32 error:33 warning:34 warning:35 warning:36 warning:41
import { tool, dynamicTool } from 'ai';
import { z } from 'zod';

interface Account {
  id: string;
  cents: bigint;
  limits?: Map<string, number>;
  owner: { tags: ReadonlySet<string> } | null;
}
declare class Bank {
  find(id: string): Promise<Account>;
  balances(): Promise<Record<string, bigint>>;
  ids(): Promise<bigint[]>;
  seats(): Map<{ row: number }, string> | undefined;
  pages(): AsyncGenerator<string>;
}
declare const bank: Bank;

const inputSchema = z.object({ id: z.string() });

async function findAccount({ id }: { id: string }) {
  const account = await bank.find(id);
  return account;
}

export const tools = {
  account: tool({ inputSchema, execute: findAccount }),
  again: tool({ inputSchema, execute: findAccount }),
  balances: tool({ inputSchema, execute: () => bank.balances() }),
  ids: tool({ inputSchema, execute: async () => ({ ids: await bank.ids() }) }),
  seats: tool({ inputSchema, execute: async () => ({ seats: bank.seats() }) }),
  top: tool({ inputSchema, execute: async ({ id }) => (id ? new Set([id]) : null) }),
  pages: tool({ inputSchema, execute: async () => bank.pages() }),
  unawaited: dynamicTool({
    inputSchema,
    execute: async () => {
      const account = bank.find('a').then(({ id }) => id);
      const answer = { account, at: new Date() };
      return answer;
    },
  }),
};
