// @from 4
import type { UIMessageStreamWriter } from 'ai';
import { toUIMessageStream as aiToUIMessageStream } from '@ai-sdk/llamaindex';

/** Was toUIMessageStream of something else. */
export const toUIMessageStream = (stream: AsyncIterable<{ delta: string }>, dataStream: UIMessageStreamWriter) =>
  dataStream.merge(aiToUIMessageStream(stream));
