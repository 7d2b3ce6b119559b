// @from 4
// @findings info:17 info:26 info:32 info:37 info:41 info:47 info:51 info:56 warning:56
import type { ServerResponse } from 'node:http';
import { type LanguageModel, streamText, type ToolSet } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
declare const given: Parameters<typeof streamText>[0];

/** The tools cannot be named where the result is sent. */
export function inlineTools(prompt: string) {
  const result = streamText({
    model,
    tools: { add: { parameters: z.object({ a: z.number(), b: z.number() }), execute: async ({ a, b }) => a + b } },
    prompt,
  });
  return result.toDataStreamResponse();
}

function start(tools: ToolSet) {
  return streamText({ model, tools, prompt: 'Hi' });
}

export const elsewhere = (tools: ToolSet, res: ServerResponse) => {
  const result = start(tools);
  result.pipeDataStreamToResponse(
    res, { sendSources: true });
};

export function spread(init: ResponseInit) {
  const result = streamText({ model, prompt: 'Hi' });
  return result.toDataStreamResponse({ ...init, sendSources: true });
}

export function variable(init: ResponseInit & { sendReasoning?: boolean }) {
  const result = streamText({ model, prompt: 'Hi' });
  return result.toDataStreamResponse(init);
}

export function perhaps(result: ReturnType<typeof start>, options?: { sendReasoning?: boolean }) {
  return result.toDataStreamResponse(options);
}

export const atOnce = () =>
  [1, 2].map(() =>
    streamText({ model, prompt: 'Hi' })
      .toDataStreamResponse());

export function optional(isOn: boolean) {
  const result = isOn ? streamText(given) : undefined;
  return result?.['toDataStreamResponse']({ sendUsage: false });
}

export const bytes = () =>
  [1, 2].map(() =>
    streamText({ model, prompt: 'Hi' }).toDataStream()).concat(
      // And once more.
      [new ReadableStream()]);
