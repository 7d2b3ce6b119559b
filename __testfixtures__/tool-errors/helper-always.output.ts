// @from 6
// @only tool-errors
// @tool-errors-helper always
// @keep-is-error
import { tool } from 'ai';
import { z } from 'zod';
import { failureToModelOutput, toolFailure, guardTool } from './tool-failure';

declare function load(input: { name: string }, signal?: AbortSignal): Promise<string>;

const inputSchema = z.object({ name: z.string() });

export const tools = {
  getText: tool({ inputSchema, execute: async (input, { abortSignal }) => {
    try {
      return await load(input, abortSignal);
    } catch (error) {
      abortSignal?.throwIfAborted();
      return toolFailure('getText', error, { retryable: true });
    }
  }, toModelOutput: failureToModelOutput }),
  stream: tool({
    inputSchema,
    async *execute(input) {
      try {
        yield await load(input);
      } catch (error) {
        yield toolFailure('stream', error, { retryable: false });
      }
    },
    toModelOutput: failureToModelOutput,
  }),
  reference: tool({ inputSchema, execute: guardTool('reference', load as (input: { name: string }) => Promise<string>), toModelOutput: failureToModelOutput }),
  fixed: tool({ inputSchema, outputSchema: z.string(), execute: async input => {
    try {
      return await load(input);
    } catch (error) {
      console.error('Tool "fixed" failed:', error);
      throw new Error('fixed_failed', { cause: error });
    }
  } }),
};
