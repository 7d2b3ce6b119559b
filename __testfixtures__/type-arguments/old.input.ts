// @from 4
// @row tool-execution-options-generic
import type { ToolExecutionOptions } from 'ai';

export const id = ({ toolCallId }: ToolExecutionOptions) => toolCallId;
