// @from 6
import { type LanguageModel, streamObject } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;

/** The result of `streamObject` keeps its methods. */
export function POST(prompt: string) {
  const result = streamObject({ model, prompt, schema: z.object({ title: z.string() }) });
  return result.toTextStreamResponse();
}

/** A result of the project's own. */
interface Result {
  toUIMessageStream(): ReadableStream<string>;
  toUIMessageStreamResponse(init?: ResponseInit): Response;
}
export function own(result: Result) {
  result.toUIMessageStream();
  return result.toUIMessageStreamResponse({ status: 201 });
}
