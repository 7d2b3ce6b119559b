// @from 6
// @only final-step
// @row end-event-accumulated end-event-deprecated-members
import { generateText, type LanguageModel, stepCountIs, streamText, ToolLoopAgent, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;
declare function log(...values: unknown[]): void;

const stopWhen = stepCountIs(5);

export const event = () =>
  streamText({
    model,
    tools,
    stopWhen,
    prompt: 'Hello',
    onFinish: event => {
      log(event.text, event.usage, event.toolCalls.length, event.toolResults, event.content, event.files);
      log(event.reasoningText, event.request, event.providerMetadata, event.response.id);
    },
  });

export const pattern = () =>
  streamText({ model, tools, stopWhen, prompt: 'Hello', onFinish: ({ usage, text }) => log(usage, text) });

export const method = () =>
  generateText({
    model,
    tools,
    stopWhen,
    prompt: 'Hello',
    async onFinish({ text, toolCalls: calls = [], finishReason, usage: { inputTokens } }) {
      log(text, calls, finishReason, inputTokens);
    },
  });

export const agent = new ToolLoopAgent({
  model,
  tools,
  onFinish: ({ usage }) => log(usage),
});

type OnFinish = NonNullable<Parameters<typeof streamText>[0]['onFinish']>;

const finished: OnFinish = async ({ usage, steps }) => log(usage, steps);

export const shared = () => streamText({ model, tools, stopWhen, prompt: 'Hello', onFinish: finished });
