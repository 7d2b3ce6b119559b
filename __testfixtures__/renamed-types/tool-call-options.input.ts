// @from 5
// @tool-errors off
import { tool, type ToolCallOptions } from 'ai';
import type { ToolCallOptions as Options } from '@ai-sdk/provider-utils';
import { z } from 'zod';

export const stopped = ({ abortSignal }: ToolCallOptions) => abortSignal?.aborted ?? false;
export const idOf = (options: Options) => options.toolCallId;
export const search = tool({
  inputSchema: z.object({ text: z.string() }),
  execute: ({ text }, options: ToolCallOptions) => (stopped(options) ? 'stopped' : text + idOf(options)),
});
