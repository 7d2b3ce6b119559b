// @from 5
import { createUIMessageStream, createUIMessageStreamResponse } from 'ai';

/** Was `createDataStreamResponse` once. */
export const POST = () =>
  createUIMessageStreamResponse({
    status: 201,
    stream: createUIMessageStream({ execute: ({ writer: dataStream }) => void dataStream }),
  });
