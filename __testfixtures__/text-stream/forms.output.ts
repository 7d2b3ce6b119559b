// @from 6
// @row create-text-stream-response-param pipe-text-stream-param text-stream-helper-option STR-11 STR-12
import type { ServerResponse } from 'node:http';
import * as ai from 'ai';
import { createTextStreamResponse, createTextStreamResponse as respond, pipeTextStreamToResponse, type LanguageModel, streamText } from 'ai';

declare const model: LanguageModel;

export function POST(prompt: string) {
  const { textStream } = streamText({ model, prompt });
  if (prompt) return createTextStreamResponse({ stream: textStream });
  return respond({ status: 200, 'stream': textStream, headers: { 'x-text': '1' } });
}

export function pipe(prompt: string, response: ServerResponse) {
  const result = streamText({ model, prompt });
  pipeTextStreamToResponse({ response, stream: result.textStream });
  ai.pipeTextStreamToResponse({
    response,
    stream: result.textStream.pipeThrough(new TransformStream<string, string>()),
  });
}

export function options(prompt: string, status?: number) {
  const init = { stream: streamText({ model, prompt }).textStream };
  return createTextStreamResponse({ ...init, ...(status && { status }) });
}

export function own(stream: ReadableStream<string>) {
  return createTextStreamResponse({ stream });
}
