// @from 6
// @only tool-errors
// @findings info:21
import { tool } from 'ai';
import { z } from 'zod';
// @ts-ignore: it is not installed
import { lookup } from '@acme/catalog';
import { guardTool } from './tool-failure';

declare function load(input: { name: string }): Promise<string>;
declare function timed<A, B>(run: (input: A) => B): (input: A) => B;

const inputSchema = z.object({ name: z.string() });

export const tools = {
  imported: tool({ inputSchema, execute: guardTool('imported', lookup) }),
  timed: tool({ inputSchema, execute: guardTool('timed', timed(load)) }),
  told: tool({
    inputSchema,
    outputSchema: z.string(),
    execute: async ({ name }) => {
      try {
        if (name === '') throw new Error('A name is needed.');
        return await load({ name });
      } catch (error) {
        console.error('Tool "told" failed:', error);
        throw new Error('told_failed', { cause: error });
      }
    },
  }),
};
