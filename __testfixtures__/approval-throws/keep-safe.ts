// @from 6
// @only approval-throws
import { tool } from 'ai';
import { z } from 'zod';

declare function readLimit(): Promise<number>;
const inputSchema = z.object({ cents: z.number(), path: z.string() });
const execute = async () => 'ok';
const ALWAYS = true;

export const fixed = tool({ inputSchema, needsApproval: true, execute });
export const named = tool({ inputSchema, needsApproval: ALWAYS, execute });
export const compared = tool({ inputSchema, needsApproval: ({ cents, path }) => cents > 500 || !path.startsWith('/tmp'), execute });
export const asynchronous = tool({ inputSchema, needsApproval: async ({ cents }) => cents > 500, execute });
export const caught = tool({
  inputSchema,
  needsApproval: async ({ cents }) => {
    try {
      return cents > (await readLimit());
    } catch {
      return true;
    }
  },
  execute,
});
export const settled = tool({
  inputSchema,
  needsApproval: async ({ cents }) => {
    const limit = await readLimit().catch(() => 0);
    return cents > limit;
  },
  execute,
});

// Of the project itself.
export const own = { needsApproval: async () => (await readLimit()) > 3 };
class Rule {
  needsApproval = async (): Promise<boolean> => (await readLimit()) > 3;
}
export const rule = new Rule();
