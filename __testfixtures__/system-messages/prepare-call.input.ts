// @from 6
// @findings warning:10
import { ToolLoopAgent, type LanguageModel, type ModelMessage } from 'ai';

export const make = (model: LanguageModel, history: ModelMessage[]) =>
  new ToolLoopAgent({
    model,
    prepareCall: options => ({
      ...options,
      messages: [
        { role: 'system', content: 'Be brief.' },
        ...history,
      ],
      prompt: undefined,
    }),
  });
