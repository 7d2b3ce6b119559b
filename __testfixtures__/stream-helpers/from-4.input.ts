// @from 4
import type { ServerResponse } from 'node:http';
import { type LanguageModel, streamObject, streamText } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;

export function text(prompt: string) {
  const result = streamText({ model, prompt });
  return result.toTextStreamResponse();
}

export function init(prompt: string) {
  const result = streamText({ model, prompt });
  return result.toTextStreamResponse({ status: 201, headers: { 'x-chat': '1' } });
}

export function pipe(response: ServerResponse, prompt: string) {
  streamText({ model, prompt }).pipeTextStreamToResponse(response);
}

/** The methods of a streamed object stay. */
export function object(prompt: string) {
  return streamObject({ model, prompt, schema: z.object({ name: z.string() }) }).toTextStreamResponse();
}
