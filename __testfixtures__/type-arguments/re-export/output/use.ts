// @from 6
import type { Output, ToolSet } from 'ai';
import type { Options, Result, ToolExecutionOptions } from './again';
import type * as types from './types';

export const id = (options: ToolExecutionOptions<any>) => options.toolCallId;
export const own = (options: Options) => options.toolCallId;
export const far = (options: types.ToolExecutionOptions<any>) => options.toolCallId;
export type Text = Result<ToolSet, any, Output.Output>;
