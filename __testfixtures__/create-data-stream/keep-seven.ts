// @from 7
import { createUIMessageStream, createUIMessageStreamResponse } from 'ai';

/** Was `createDataStreamResponse` once. */
export const POST = () =>
  createUIMessageStreamResponse({ stream: createUIMessageStream({ execute: ({ writer }) => void writer }) });
