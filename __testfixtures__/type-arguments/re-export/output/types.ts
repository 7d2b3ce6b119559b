// @from 6
import type { ToolExecutionOptions } from 'ai';

export type { GenerateTextResult as Result } from 'ai';
export type { ToolExecutionOptions };
export type Options = ToolExecutionOptions<any>;
