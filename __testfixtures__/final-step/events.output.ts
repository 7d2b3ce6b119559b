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
      log(event.text, event.finalStep.usage, event.finalStep.toolCalls.length, event.finalStep.toolResults, event.finalStep.content, event.finalStep.files);
      log(event.finalStep.reasoningText, event.finalStep.request, event.finalStep.providerMetadata, event.finalStep.response.id);
    },
  });

export const pattern = () =>
  streamText({ model, tools, stopWhen, prompt: 'Hello', onFinish: ({ finalStep: { usage }, text }) => log(usage, text) });

export const method = () =>
  generateText({
    model,
    tools,
    stopWhen,
    prompt: 'Hello',
    async onFinish({ text, finalStep: { toolCalls: calls = [], usage: { inputTokens } }, finishReason }) {
      log(text, calls, finishReason, inputTokens);
    },
  });

export const agent = new ToolLoopAgent({
  model,
  tools,
  onFinish: ({ finalStep: { usage } }) => log(usage),
});

type OnFinish = NonNullable<Parameters<typeof streamText>[0]['onFinish']>;

const finished: OnFinish = async ({ finalStep: { usage }, steps }) => log(usage, steps);

export const shared = () => streamText({ model, tools, stopWhen, prompt: 'Hello', onFinish: finished });
