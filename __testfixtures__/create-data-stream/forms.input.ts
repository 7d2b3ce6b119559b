// @from 4
// @row create-data-stream create-data-stream-response pipe-data-stream-fn STR-08
import type { ServerResponse } from 'node:http';
import { createDataStream, createDataStreamResponse, type DataStreamWriter, pipeDataStreamToResponse } from 'ai';

const isDone = (dataStream: DataStreamWriter) => dataStream.onError !== undefined;

export const bare = () =>
  createDataStreamResponse({
    execute: dataStream => {
      isDone(dataStream);
    },
    onError: error => String(error),
  });

export function typed(headers: Record<string, string>) {
  return createDataStreamResponse({
    status: 201,
    headers: {
      ...headers,
      'x-a': 'b',
    },
    execute: async (writer: DataStreamWriter) => {
      isDone(writer);
    },
  });
}

export function method(init: ResponseInit) {
  return createDataStreamResponse({
    ...init,
    async execute(stream) {
      isDone(stream);
    },
  });
}

function run(writer: DataStreamWriter) {
  isDone(writer);
}

export const named = () => createDataStreamResponse({ execute: run, statusText: 'OK' });

export function shorthand(execute: (writer: DataStreamWriter) => void) {
  return createDataStreamResponse({ execute });
}

export function pipe(response: ServerResponse, res: ServerResponse) {
  pipeDataStreamToResponse(response, { execute: writer => void isDone(writer) });
  pipeDataStreamToResponse(res, {
    execute: ({ merge }) => {
      merge(new ReadableStream());
    },
    headers: { 'x-a': 'b' },
  });
}

export function bytes() {
  const stream = createDataStream({ execute() {} });
  return new Response(stream.pipeThrough(new TextEncoderStream()));
}

export const settings = () => {
  const options = { status: 202, execute: (writer: DataStreamWriter) => void isDone(writer) };
  return createDataStreamResponse(options);
};
