// @from 4
import type { ToolExecutionOptions } from 'ai';

export const id = ({ toolCallId }: ToolExecutionOptions) => toolCallId;
