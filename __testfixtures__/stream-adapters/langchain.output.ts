// @from 4
// @row langchain-adapter IMP-06 ADP-01
import { createUIMessageStreamResponse, type UIMessageStreamWriter, JsonToSseTransformStream } from 'ai';
import { toUIMessageStream } from '@ai-sdk/langchain';

type Stream = ReadableStream<{ content: string }>;

export const plain = (stream: Stream) => createUIMessageStreamResponse({ stream: toUIMessageStream(stream) });

export const all = (stream: Stream, save: (text: string) => void, init: ResponseInit) => [
  createUIMessageStreamResponse({ status: 201, headers: { 'x-a': 'b' }, stream: toUIMessageStream(stream, { onFinal: save }) }),
  createUIMessageStreamResponse({ ...init, stream: toUIMessageStream(stream) }),
];

export const bytes = (stream: Stream) => toUIMessageStream(stream, { onStart() {} }).pipeThrough(new JsonToSseTransformStream()).pipeThrough(new TextEncoderStream());

export function merge(stream: Stream, dataStream: UIMessageStreamWriter) {
  dataStream.merge(toUIMessageStream(stream));
}
