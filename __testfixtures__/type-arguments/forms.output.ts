// @from 6
// @row tool-execute-function-generic
import * as ai from 'ai';
import type { ToolExecutionOptions as Options } from 'ai';
import type { ToolExecuteFunction, ToolExecutionOptions } from '@ai-sdk/provider-utils';

export type A = ai.ToolExecutionOptions<any>;
export type B = import('ai').ToolExecutionOptions<any>;
export type C = import('ai').PrepareStepResult<any> | ai.PrepareStepFunction<any>;
export interface D extends ai.ToolExecutionOptions<any> {}
export const id = ({ toolCallId }: Options<any>) => toolCallId;
export const idAgain = ({ toolCallId }: ToolExecutionOptions<any>) => toolCallId;
export type Run<I> =
  | ToolExecuteFunction<I, string, any>
  | ToolExecuteFunction<
      I,
      Record<string, number>,
      any
    >;
export const run: ToolExecuteFunction<string, number, any> = (text, { toolCallId }) => text.length + toolCallId.length;
