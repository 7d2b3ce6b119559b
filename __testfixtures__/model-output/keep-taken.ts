// @from 5
// @types-skip it is code of 6 in a package that still claims 5
import { tool } from 'ai';
import { z } from 'zod';

const inputSchema = z.object({ city: z.string() });
const execute = async ({ city }: { city: string }) => ({ city, degrees: 20 });

export const tools = [
  tool({ inputSchema, execute, toModelOutput: ({ output }) => ({ type: 'text', value: output.city }) }),
  tool({ inputSchema, execute, toModelOutput: ({ output: weather, input }) => ({ type: 'json', value: [weather, input] }) }),
  tool({ inputSchema, execute, toModelOutput: options => ({ type: 'text', value: options.output.city }) }),
  tool({ inputSchema, execute, toModelOutput: () => ({ type: 'text', value: 'done' }) }),
];
