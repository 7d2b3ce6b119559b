// @from 6
// @only retry-text
import { generateText, hasToolCall, stepCountIs, tool, type LanguageModel } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
declare function find(id: string): Promise<string>;
const inputSchema = z.object({ id: z.string() });
const prompt = 'p';

// The loop ends by itself.
const bounded = tool({
  inputSchema,
  execute: async ({ id }) => {
    if (id === '') throw new Error('Please try again.');
    return find(id);
  },
});
export const ten = generateText({ model, prompt, tools: { bounded }, stopWhen: stepCountIs(10) });

const limited = tool({
  inputSchema,
  execute: async ({ id }) => {
    if (id === '') throw new Error('Retry once, then tell the user.');
    try {
      return { text: 'Try again', retryable: true, found: await find(id) };
    } catch {
      return { ok: false, error: 'Do not retry.', code: 'find_failed', retryable: true };
    }
  },
});
export const endless = generateText({ model, prompt, tools: { limited }, stopWhen: hasToolCall('done') });

// Which calls take it is not known.
export const alone = tool({
  inputSchema,
  execute: async ({ id }) => {
    if (id === '') throw new Error('Please try again.');
    return id;
  },
});
export const own = {
  execute: async () => {
    throw new Error('Please try again.');
  },
};
