// @from 7
import { createUIMessageStreamResponse, toUIMessageStream } from 'ai';

/** Once an `LlamaIndexAdapter` stood here. */
export const POST = (stream: Parameters<typeof toUIMessageStream>[0]['stream']) =>
  createUIMessageStreamResponse({ stream: toUIMessageStream({ stream }) });
