// @from 6
// @only run-throws
// @findings info:14 info:20 info:22 info:25 info:33 info:35 info:41 info:42 info:44
import { generateText, tool, ToolLoopAgent, stepCountIs, type LanguageModel, type ModelMessage } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
declare function summarize(output: unknown): Promise<string>;
declare function shorten(messages: ModelMessage[]): Promise<ModelMessage[]>;

export const look = tool({
  inputSchema: z.object({ id: z.string() }),
  execute: async ({ id }) => ({ id }),
  toModelOutput: async ({ output }) => ({ type: 'text', value: await summarize(output) }),
});

export const watched = tool({
  inputSchema: z.object({ id: z.string() }),
  execute: async ({ id }) => ({ id }),
  async onInputStart() { await summarize('start'); },
  // Waits for what can reject.
  onInputAvailable: async ({ input }) => {
    await summarize(input);
  },
  onInputDelta: ({ inputTextDelta }) => {
    if (inputTextDelta.length > 9_000) throw new RangeError('too long');
  },
});

export const call = () =>
  generateText({
    model, tools: { look }, prompt: 'p',
    stopWhen: [stepCountIs(5), async ({ steps }) => (await summarize(steps)) === 'done'],
    // A step of its own.
    prepareStep: async ({ messages }) => ({ messages: await shorten(messages) }),
  });

export const agent = new ToolLoopAgent({
  model,
  tools: { look },
  async prepareCall(options) { return { ...options, instructions: await summarize('call') }; },
  prepareStep: ({ stepNumber }) => {
    if (stepNumber > 9) throw new Error('budget');
    return {}; }, stopWhen: async () => { throw new Error('never'); },
});
