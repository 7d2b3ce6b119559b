// @from 6
// @only retry-text
// @findings info:20 info:33 info:42 info:44
import { generateText, hasToolCall, tool, ToolLoopAgent, type LanguageModel } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
declare function find(id: string): Promise<string>;
const inputSchema = z.object({ id: z.string() });

/** Returned where it is caught. */
const look = tool({
  inputSchema,
  execute: async ({ id }) => {
    try {
      return await find(id);
    } catch {
      return {
        id,
        text: 'The service is busy, please try again.',
      };
    }
  },
});
export const agent = new ToolLoopAgent({ model, tools: { look }, stopWhen: hasToolCall('done') });

export const call = generateText({
  model,
  prompt: 'p',
  tools: {
    thrown: tool({
      inputSchema,
      async execute({ id }) { if (id === '') throw new Error(`No ${id}. Retry with another.`);
        return find(id);
      },
    }),
    told: tool({
      inputSchema,
      execute: async ({ id }) => {
        const found = await find(id);
        if (found === 'busy')
          return { ok: false, error: 'Busy: try it again' };
        if (found === '')
          return { error: 'Nothing came. Please retry!' };
        return { ok: true, found };
      },
    }),
  },
  stopWhen: [hasToolCall('done')],
});
