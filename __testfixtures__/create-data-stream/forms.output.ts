// @from 4
// @row create-data-stream create-data-stream-response pipe-data-stream-fn STR-08
import type { ServerResponse } from 'node:http';
import { createUIMessageStream, createUIMessageStreamResponse, type UIMessageStreamWriter, JsonToSseTransformStream, pipeUIMessageStreamToResponse } from 'ai';

const isDone = (dataStream: UIMessageStreamWriter) => dataStream.onError !== undefined;

export const bare = () =>
  createUIMessageStreamResponse({ stream: createUIMessageStream({
    execute: ({ writer: dataStream }) => {
      isDone(dataStream);
    },
    onError: error => String(error),
  }) });

export function typed(headers: Record<string, string>) {
  return createUIMessageStreamResponse({ status: 201, headers: {
    ...headers,
    'x-a': 'b',
  }, stream: createUIMessageStream({
    execute: async ({ writer }: { writer: UIMessageStreamWriter }) => {
      isDone(writer);
    },
  }) });
}

export function method(init: ResponseInit) {
  return createUIMessageStreamResponse({ ...init, stream: createUIMessageStream({
    async execute({ writer: stream }) {
      isDone(stream);
    },
  }) });
}

function run(writer: UIMessageStreamWriter) {
  isDone(writer);
}

export const named = () => createUIMessageStreamResponse({ statusText: 'OK', stream: createUIMessageStream({ execute: ({ writer }) => run(writer) }) });

export function shorthand(execute: (writer: UIMessageStreamWriter) => void) {
  return createUIMessageStreamResponse({ stream: createUIMessageStream({ execute: ({ writer }) => execute(writer) }) });
}

export function pipe(response: ServerResponse, res: ServerResponse) {
  pipeUIMessageStreamToResponse({ response, stream: createUIMessageStream({ execute: ({ writer }) => void isDone(writer) }) });
  pipeUIMessageStreamToResponse({ response: res, headers: { 'x-a': 'b' }, stream: createUIMessageStream({
    execute: ({ writer: { merge } }) => {
      merge(new ReadableStream());
    },
  }) });
}

export function bytes() {
  const stream = createUIMessageStream({ execute() {} }).pipeThrough(new JsonToSseTransformStream());
  return new Response(stream.pipeThrough(new TextEncoderStream()));
}

export const settings = () => {
  const options = { status: 202, execute: ({ writer }: { writer: UIMessageStreamWriter }) => void isDone(writer) };
  return createUIMessageStreamResponse({ status: options.status, stream: createUIMessageStream(options) });
};
