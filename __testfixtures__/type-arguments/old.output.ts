// @from 4
// @row tool-execution-options-generic PUT-07
import type { ToolExecutionOptions } from 'ai';

export const id = ({ toolCallId }: ToolExecutionOptions<any>) => toolCallId;
