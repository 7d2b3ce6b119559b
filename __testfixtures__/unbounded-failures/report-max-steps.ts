// @from 4
// @only unbounded-failures
// @findings warning:14
import { generateText, tool, type LanguageModel } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
declare function find(id: string): Promise<string>;
const look = tool({
  parameters: z.object({ id: z.string() }),
  execute: async ({ id }) => find(id),
});

export const call = generateText({ model, prompt: 'p', tools: { look }, maxSteps: 100 });
export const few = generateText({ model, prompt: 'p', tools: { look }, maxSteps: 10 });
