// @from 6
// @only response-messages
// @row step-response-messages
import { generateText, type LanguageModel, type ModelMessage, ToolLoopAgent, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
declare function shorten(messages: ModelMessage[]): ModelMessage[];

export const pattern = (messages: ModelMessage[]) =>
  generateText({
    model,
    tools,
    messages,
    prepareStep: ({ steps }) => ({
      messages: shorten([...messages, ...(steps.at(-1)?.response.messages ?? [])]),
    }),
  });

export const argument = new ToolLoopAgent({
  model,
  tools,
  prepareStep: async options => {
    if (options.steps.length < 3) return {};
    return { messages: options.steps[options.steps.length - 1]!.response.messages.slice(-4) };
  },
});

export const method = (messages: ModelMessage[]) =>
  generateText({
    model,
    tools,
    messages,
    async prepareStep({ steps, stepNumber }) {
      if (steps.length === 0) return undefined;
      console.log(stepNumber, steps.at(-1)!.response.messages.length);
      return { messages: shorten(steps[steps.length - 1].response.messages) };
    },
  });
