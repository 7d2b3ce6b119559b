// @from 6
// @only run-throws
import { generateText, tool, stepCountIs, type LanguageModel } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
declare function summarize(output: unknown): Promise<string>;
declare function nameOf(output: unknown): string;
declare const pending: Promise<string>;

/** Cannot reject. */
async function quiet(output: unknown): Promise<string> {
  try {
    return await summarize(output);
  } catch {
    return '';
  }
}

export const look = tool({
  inputSchema: z.object({ id: z.string() }),
  execute: async ({ id }) => ({ id }),
  toModelOutput: ({ output }) => ({ type: 'text', value: nameOf(output) }),
  onInputStart: async () => {
    await quiet('start');
  },
  onInputAvailable: async () => {
    const later = async () => {
      throw new Error('later');
    };
    console.log(later, await pending);
  },
});

export const caught = tool({
  inputSchema: z.object({ id: z.string() }),
  execute: async ({ id }) => ({ id }),
  toModelOutput: async ({ output }) => ({ type: 'text', value: await summarize(output).catch(() => 'none') }),
});

export const call = () =>
  generateText({
    model,
    tools: { look, caught },
    prompt: 'p',
    stopWhen: [stepCountIs(5), ({ steps }) => steps.length > 3],
    // The SDK swallows what a callback throws.
    onFinish: async () => {
      await summarize('end');
    },
    prepareStep: async () => {
      try {
        return { activeTools: (await summarize('x')) === 'look' ? ['look'] : [] };
      } catch {
        return undefined;
      }
    },
  });

export const own = {
  prepareStep: async () => {
    throw new Error('mine');
  },
};
