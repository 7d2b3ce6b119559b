// @from 6
// @row tool-call-options-type tool-execution-options-generic prepare-step-types-generic timeout-configuration-generic
// @only type-arguments renamed-types
import {
  tool,
  type PrepareStepFunction,
  type PrepareStepResult,
  type TimeoutConfiguration,
  type ToolExecutionOptions,
} from 'ai';
import { z } from 'zod';

export interface Options extends ToolExecutionOptions<any> {
  depth: number;
}
export class Recorded implements ToolExecutionOptions<any> {
  messages = [];
  context = {};
  constructor(readonly toolCallId: string) {}
}
const isStopped = (options: ToolExecutionOptions<any>) => options.abortSignal?.aborted ?? false;
export const calls: ToolExecutionOptions<any>[] = [];
export const found = new Map<string, Array<Readonly<ToolExecutionOptions<any>>>>();
export type Id = ToolExecutionOptions<any>['toolCallId'];
export type Key = keyof ToolExecutionOptions<any>;

const inner = tool({
  inputSchema: z.object({ text: z.string() }),
  execute: async ({ text }, options: ToolExecutionOptions<any>) => (isStopped(options) ? '' : text),
});
export const outer = tool({
  inputSchema: z.object({ text: z.string() }),
  execute(input, options: ToolExecutionOptions<any>) {
    calls.push(options);
    return inner.execute!(input, options);
  },
});

export const first: PrepareStepFunction<any> = ({ stepNumber }): PrepareStepResult<any> => (stepNumber === 0 ? { toolChoice: 'required' } : {});
export const typed: PrepareStepFunction<{ inner: typeof inner }> = () => ({ activeTools: ['inner'] });
export const timeouts: Record<string, TimeoutConfiguration<any>> = { short: 1000, long: { totalMs: 60_000 } };
