// @from 6
// @row prepare-call-tools-context
import { tool, ToolLoopAgent, type LanguageModel } from 'ai';
import { z } from 'zod';

const roll = tool({ inputSchema: z.object({}), execute: () => 4 });

export const short = (model: LanguageModel) =>
  new ToolLoopAgent({
    model,
    tools: { roll },
    callOptionsSchema: z.object({ user: z.string() }),
    prepareCall: ({ options }) => ({ model, instructions: `For ${options.user}.`, prompt: 'Hi', toolsContext: {} }),
  });

export const long = (model: LanguageModel) =>
  new ToolLoopAgent({
    model,
    async prepareCall({ messages = [], ...rest }) {
      if (messages.length > 9) {
        return {
          model: rest.model,
          messages: messages.slice(-9),
          toolsContext: {},
        };
      }
      return messages.length > 0 ? { ...rest, messages } : { model, prompt: 'Hi', ...(rest.seed && { seed: 1 }), toolsContext: {} };
    },
  });
