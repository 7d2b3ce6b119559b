// @from 5
// @tool-errors off
import { tool, type ToolExecutionOptions } from 'ai';
import type { ToolExecutionOptions as Options } from '@ai-sdk/provider-utils';
import { z } from 'zod';

export const stopped = ({ abortSignal }: ToolExecutionOptions<any>) => abortSignal?.aborted ?? false;
export const idOf = (options: Options<any>) => options.toolCallId;
export const search = tool({
  inputSchema: z.object({ text: z.string() }),
  execute: ({ text }, options: ToolExecutionOptions<any>) => (stopped(options) ? 'stopped' : text + idOf(options)),
});
