// @from 6
import { ToolLoopAgent, type LanguageModel } from 'ai';
import { z } from 'zod';

export const agent = (model: LanguageModel) =>
  new ToolLoopAgent({
    model,
    callOptionsSchema: z.object({ user: z.string() }),
    prepareCall: ({ options, ...rest }) => ({ ...rest, experimental_context: { user: options.user } }),
    prepareStep: ({ experimental_context }) => ({
      toolChoice: (experimental_context as { user: string }).user === 'ann' ? 'auto' : 'none',
    }),
  });
