// @from 4
// @row langchain-adapter IMP-06 ADP-01
import { type DataStreamWriter, LangChainAdapter } from 'ai';

type Stream = ReadableStream<{ content: string }>;

export const plain = (stream: Stream) => LangChainAdapter.toDataStreamResponse(stream);

export const all = (stream: Stream, save: (text: string) => void, init: ResponseInit) => [
  LangChainAdapter.toDataStreamResponse(stream, {
    init: { status: 201, headers: { 'x-a': 'b' } },
    callbacks: { onCompletion: save },
  }),
  LangChainAdapter.toDataStreamResponse(stream, { init }),
];

export const bytes = (stream: Stream) => LangChainAdapter.toDataStream(stream, { onStart() {} });

export function merge(stream: Stream, dataStream: DataStreamWriter) {
  LangChainAdapter.mergeIntoDataStream(stream, { dataStream });
}
