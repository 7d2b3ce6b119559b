// @from 6
// @only schema-throws
import { generateObject, tool, type LanguageModel } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
declare function readPitches(): Promise<string[]>;
const execute = async () => 'ok';

const even = (value: number) => value % 2 === 0;
export const plain = tool({
  inputSchema: z.object({
    count: z.number().refine(even, 'must be even'),
    name: z.string().transform(name => name.trim().toLowerCase()),
    // The author's own words.
    time: z.string().transform(time => {
      if (!time.includes(':')) throw new Error('A time is HH:MM.');
      return time;
    }),
    pitch: z.string().refine(async pitch => {
      try {
        return (await readPitches()).includes(pitch);
      } catch {
        return false;
      }
    }),
    other: z.string().refine(async pitch => {
      const pitches = await readPitches().catch(() => []);
      return pitches.length > 0 && pitch !== '';
    }),
  }),
  execute,
});

// No input of a tool.
const Answer = z.object({ pitch: z.string().refine(async pitch => (await readPitches()).includes(pitch)) });
export const answer = generateObject({ model, schema: Answer, prompt: 'p' });
export const own = { inputSchema: Answer, run: execute };
