// @from 4
// @only stream-adapters
// @findings error:4 error:8 error:10 error:13 error:19
import { LangChainAdapter, type StreamData } from 'ai';

type Stream = ReadableStream<{ content: string }>;

export const text = (stream: ReadableStream<string>) => LangChainAdapter.toDataStreamResponse(stream);

export const data = (stream: Stream, data: StreamData) => LangChainAdapter.toDataStreamResponse(stream, { data });

export const both = (stream: Stream, done: () => void) =>
  LangChainAdapter.toDataStreamResponse(stream, { callbacks: { onCompletion: done, onFinal: done } });

export const options = (
  stream: Stream,
  given: { init?: ResponseInit },
) =>
  LangChainAdapter.toDataStreamResponse(stream, given);
