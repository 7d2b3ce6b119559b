// @from 6
// @only tool-errors
// @keep-is-error
// @tool-errors-helper off
import { tool } from 'ai';
import { z } from 'zod';

declare function load(input: { name: string }): Promise<{ text: string }>;

const inputSchema = z.object({ name: z.string() });

export const tools = {
  plain: tool({ inputSchema, execute: async input => {
    try {
      return await load(input);
    } catch (error) {
      console.error('Tool "plain" failed:', error);
      return { ok: false as const, error: 'plain_failed', retryable: false };
    }
  }, toModelOutput: ({ output }) =>
    'ok' in output ? { type: 'error-json', value: output } : { type: 'json', value: output } }),
  text: tool({ inputSchema, execute: async input => {
    try {
      return (await load(input)).text;
    } catch (error) {
      console.error('Tool "text" failed:', error);
      return { ok: false as const, error: 'text_failed', retryable: false };
    }
  }, toModelOutput: ({ output }) =>
    typeof output === 'string' ? { type: 'text', value: output } : { type: 'error-json', value: output } }),
  shaped: tool({
    inputSchema,
    execute: async input => {
      try {
        return await load(input);
      } catch (error) {
        console.error('Tool "shaped" failed:', error);
        throw new Error('shaped_failed', { cause: error });
      }
    },
    toModelOutput: ({ output }) => ({ type: 'text', value: output.text }),
  }),
  own: tool({
    inputSchema,
    execute: async input => {
      try {
        const { text } = await load(input);
        if (!text) return { success: false, error: 'Nothing there.' };
        return { success: true, text };
      } catch (error) {
        console.error('Tool "own" failed:', error);
        return { success: false, error: 'own_failed', retryable: false };
      }
    },
    toModelOutput: ({ output }) => {
      if (typeof output === 'string') return { type: 'text', value: output };
      const failed = typeof output === 'object' && output !== null && 'success' in output && output.success === false;
      return { type: failed ? 'error-json' : 'json', value: JSON.parse(JSON.stringify(output ?? null)) };
    },
  }),
};
