// @from 6
// @only approval-throws
// @findings warning:14 warning:20 warning:28 warning:40 warning:43
import { dynamicTool, tool as define } from 'ai';
import { z } from 'zod';

declare function readLimit(): Promise<number>;
declare function rulesOf(user: string): { isFree: boolean };
const inputSchema = z.object({ cents: z.number(), user: z.string() });
const execute = async () => 'ok';

export const arrow = define({
  inputSchema,
  needsApproval: async ({ cents }) => cents > (await readLimit()),
  execute,
});

export const method = define({
  inputSchema,
  needsApproval({ user }) {
    return !rulesOf(user).isFree;
  },
  execute,
});

export const partial = define({
  inputSchema,
  needsApproval: async function ({ cents }) {
    try {
      return cents > (await readLimit());
    } catch (error) {
      throw new Error(`limits: ${error}`);
    }
  }, execute, outputSchema: z.string() });

const isDear = async ({ cents }: { cents: number }): Promise<boolean> => {
  const limit = await readLimit();
  return cents > limit;
};
export const referred = define({ inputSchema, needsApproval: isDear, execute });
// The same rule is said once.
export const again = define({ inputSchema, needsApproval: isDear, execute });
export const dynamic = dynamicTool({ inputSchema, needsApproval: async input => (await readLimit()) > Number(input), execute });
