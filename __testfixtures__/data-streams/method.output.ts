// @from 4
// @findings info:17 info:26 info:32 info:37 info:41 info:47 info:51 info:56 warning:56
import type { ServerResponse } from 'node:http';
import { JsonToSseTransformStream, type LanguageModel, streamText, type ToolSet } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
declare const given: Parameters<typeof streamText>[0];

/** The tools cannot be named where the result is sent. */
export function inlineTools(prompt: string) {
  const result = streamText({
    model,
    tools: { add: { inputSchema: z.object({ a: z.number(), b: z.number() }), execute: async ({ a, b }) => a + b } },
    prompt,
  });
  return result.toUIMessageStreamResponse({ sendReasoning: false, redactToolErrors: true });
}

function start(tools: ToolSet) {
  return streamText({ model, tools, prompt: 'Hi' });
}

export const elsewhere = (tools: ToolSet, res: ServerResponse) => {
  const result = start(tools);
  result.pipeUIMessageStreamToResponse(
    res, { sendSources: true, sendReasoning: false, redactToolErrors: true });
};

export function spread(init: ResponseInit) {
  const result = streamText({ model, prompt: 'Hi' });
  return result.toUIMessageStreamResponse({ ...init, sendSources: true, sendReasoning: false });
}

export function variable(init: ResponseInit & { sendReasoning?: boolean }) {
  const result = streamText({ model, prompt: 'Hi' });
  return result.toUIMessageStreamResponse({ ...init, sendReasoning: init.sendReasoning ?? false });
}

export function perhaps(result: ReturnType<typeof start>, options?: { sendReasoning?: boolean }) {
  return result.toUIMessageStreamResponse({ ...options, sendReasoning: options?.sendReasoning ?? false, redactToolErrors: true });
}

export const atOnce = () =>
  [1, 2].map(() =>
    streamText({ model, prompt: 'Hi' })
      .toUIMessageStreamResponse({ sendReasoning: false }));

export function optional(isOn: boolean) {
  const result = isOn ? streamText(given) : undefined;
  return result?.['toUIMessageStreamResponse']({ sendReasoning: false, redactToolErrors: true });
}

export const bytes = () =>
  [1, 2].map(() =>
    streamText({ model, prompt: 'Hi' }).toUIMessageStream({ sendReasoning: false })
      .pipeThrough(new JsonToSseTransformStream())
      .pipeThrough(new TextEncoderStream())).concat(
      // And once more.
      [new ReadableStream()]);
