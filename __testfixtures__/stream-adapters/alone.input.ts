// @from 4
import type { DataStreamWriter } from 'ai';
import { LlamaIndexAdapter } from 'ai';

/** Was toUIMessageStream of something else. */
export const toUIMessageStream = (stream: AsyncIterable<{ delta: string }>, dataStream: DataStreamWriter) =>
  LlamaIndexAdapter.mergeIntoDataStream(stream, { dataStream });
