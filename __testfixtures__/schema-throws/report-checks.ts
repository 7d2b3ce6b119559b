// @from 6
// @only schema-throws
// @findings warning:17 warning:24 warning:30 warning:31 warning:38
import { tool } from 'ai';
import { z } from 'zod';

declare function readPitches(): Promise<string[]>;
declare function findUser(id: string): Promise<{ id: string } | undefined>;
const execute = async () => 'ok';
const parseRange = (text: string): number[] => {
  const parts = text.split('-').map(Number);
  if (parts.some(Number.isNaN)) throw new Error(`range ${text} of table ranges_2027`);
  return parts;
};

export const refined = tool({
  inputSchema: z.object({ pitch: z.string().refine(async pitch => (await readPitches()).includes(pitch)) }),
  execute,
});

const User = z
  .object({ id: z.string() })
  // Of two tools, said once.
  .superRefine(async ({ id }, context) => {
    const user = await findUser(id);
    if (!user) context.addIssue({ code: z.ZodIssueCode.custom, message: 'unknown' });
  });
export const constant = tool({ inputSchema: z.object({ user: User }), execute });
export const again = tool({ inputSchema: User, execute });
export const transformed = tool({ inputSchema: z.object({ range: z.string().transform(parseRange) }), execute });
export const prepared = tool({ inputSchema: z.preprocess(input => { if (input === '') throw new TypeError(`${input}`); return input; }, z.object({})), execute });

/** Hands on what the look-up rejects with. */
const isFree = (pitch: string): Promise<boolean> => readPitches().then(pitches => pitches.includes(pitch));
export const returned = tool({
  inputSchema: z.object({
    pitch: z
      .string().refine(isFree, { message: 'taken' }),
  }),
  execute,
});
