// @from 4
// @findings warning:7
import { createUIMessageStream, JsonToSseTransformStream } from 'ai';

export const make = () =>
  createUIMessageStream({
    execute: ({ writer: dataStream }) => dataStream.write({ type: 'data-custom', data: { a: 1 }, transient: true }),
  }).pipeThrough(new JsonToSseTransformStream());
