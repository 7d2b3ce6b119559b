// @from 6
// @row tool-execute-function-generic
import * as ai from 'ai';
import type { ToolExecutionOptions as Options } from 'ai';
import type { ToolExecuteFunction, ToolExecutionOptions } from '@ai-sdk/provider-utils';

export type A = ai.ToolExecutionOptions;
export type B = import('ai').ToolExecutionOptions;
export type C = import('ai').PrepareStepResult | ai.PrepareStepFunction;
export interface D extends ai.ToolExecutionOptions {}
export const id = ({ toolCallId }: Options) => toolCallId;
export const idAgain = ({ toolCallId }: ToolExecutionOptions) => toolCallId;
export type Run<I> =
  | ToolExecuteFunction<I, string>
  | ToolExecuteFunction<
      I,
      Record<string, number>
    >;
export const run: ToolExecuteFunction<string, number> = (text, { toolCallId }) => text.length + toolCallId.length;
