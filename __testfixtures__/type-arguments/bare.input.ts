// @from 6
// @row tool-call-options-type tool-execution-options-generic prepare-step-types-generic timeout-configuration-generic
// @only type-arguments renamed-types
import {
  tool,
  type PrepareStepFunction,
  type PrepareStepResult,
  type TimeoutConfiguration,
  type ToolCallOptions,
  type ToolExecutionOptions,
} from 'ai';
import { z } from 'zod';

export interface Options extends ToolExecutionOptions {
  depth: number;
}
export class Recorded implements ToolExecutionOptions {
  messages = [];
  context = {};
  constructor(readonly toolCallId: string) {}
}
const isStopped = (options: ToolCallOptions) => options.abortSignal?.aborted ?? false;
export const calls: ToolExecutionOptions[] = [];
export const found = new Map<string, Array<Readonly<ToolExecutionOptions>>>();
export type Id = ToolExecutionOptions['toolCallId'];
export type Key = keyof ToolCallOptions;

const inner = tool({
  inputSchema: z.object({ text: z.string() }),
  execute: async ({ text }, options: ToolExecutionOptions) => (isStopped(options) ? '' : text),
});
export const outer = tool({
  inputSchema: z.object({ text: z.string() }),
  execute(input, options: ToolExecutionOptions) {
    calls.push(options);
    return inner.execute!(input, options);
  },
});

export const first: PrepareStepFunction = ({ stepNumber }): PrepareStepResult => (stepNumber === 0 ? { toolChoice: 'required' } : {});
export const typed: PrepareStepFunction<{ inner: typeof inner }> = () => ({ activeTools: ['inner'] });
export const timeouts: Record<string, TimeoutConfiguration> = { short: 1000, long: { totalMs: 60_000 } };
