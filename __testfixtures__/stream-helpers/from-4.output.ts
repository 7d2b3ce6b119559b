// @from 4
import type { ServerResponse } from 'node:http';
import { createTextStreamResponse, type LanguageModel, pipeTextStreamToResponse, streamObject, streamText } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;

export function text(prompt: string) {
  const result = streamText({ model, prompt });
  return createTextStreamResponse({ stream: result.textStream });
}

export function init(prompt: string) {
  const result = streamText({ model, prompt });
  return createTextStreamResponse({
    stream: result.textStream,
    status: 201,
    headers: { 'x-chat': '1' },
  });
}

export function pipe(response: ServerResponse, prompt: string) {
  const result = streamText({ model, prompt });
  pipeTextStreamToResponse({ response, stream: result.textStream });
}

/** The methods of a streamed object stay. */
export function object(prompt: string) {
  return streamObject({ model, prompt, schema: z.object({ name: z.string() }) }).toTextStreamResponse();
}
