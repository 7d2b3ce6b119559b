// @from 4
// @row to-data-stream
// @findings warning:42
import { createUIMessageStreamResponse, JsonToSseTransformStream, type LanguageModel, streamText, toUIMessageStream } from 'ai';

declare const model: LanguageModel;

interface Reply {
  header(name: string, value: string): void;
  send(body: ReadableStream<Uint8Array> | string): void;
}

export function byHand(reply: Reply, prompt: string) {
  const result = streamText({ model, prompt });

  // Mark the response as a v1 data stream:
  reply.header('x-vercel-ai-ui-message-stream', 'v1');
  reply.header('Content-Type', 'text/event-stream');

  return reply.send(
    toUIMessageStream({ stream: result.stream, sendReasoning: false })
      .pipeThrough(new JsonToSseTransformStream())
      .pipeThrough(new TextEncoderStream()),
  );
}

export function nested(reply: Reply, prompt: string, isOk: boolean) {
  const result = streamText({ model, prompt });
  if (!isOk) {
    reply.header('Content-Type', 'text/plain; charset=utf-8');
    return reply.send('No.');
  }
  reply.header('x-vercel-ai-ui-message-stream', 'v1');
  const stream = (body: () => ReadableStream<Uint8Array>) => reply.send(body());
  return stream(() => toUIMessageStream({
    stream: result.stream,
    sendReasoning: true,
  })
    .pipeThrough(new JsonToSseTransformStream())
    .pipeThrough(new TextEncoderStream()));
}

export function inLiteral(prompt: string) {
  const headers = { 'x-vercel-ai-ui-message-stream': 'v1', 'content-type': 'text/event-stream' };
  const result = streamText({ model, prompt });
  const body = toUIMessageStream({
    stream: result.stream,
    sendReasoning: false,
  })
    .pipeThrough(new JsonToSseTransformStream())
    .pipeThrough(new TextEncoderStream());
  return { body, headers };
}

export function without(reply: Reply, prompt: string) {
  const result = streamText({ model, prompt });
  reply.send(
    toUIMessageStream({ stream: result.stream, sendReasoning: false })
      .pipeThrough(new JsonToSseTransformStream())
      .pipeThrough(new TextEncoderStream()),
  );
}

export function inResponse(prompt: string) {
  const result = streamText({ model, prompt });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({ stream: result.stream, sendReasoning: false }),
  });
}

export function inResponseWithInit(prompt: string) {
  const result = streamText({ model, prompt });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({
      stream: result.stream,
      sendReasoning: false,
      sendSources: true,
    }),
    status: 201,
    headers: { 'x-vercel-ai-ui-message-stream': 'v1', 'Content-Type': 'text/event-stream' },
  });
}

export function either(reply: Reply, prompt: string, isLong: boolean) {
  const short = streamText({ model, prompt });
  const long = streamText({ model, prompt: `${prompt} Think.` });
  reply.header('x-vercel-ai-ui-message-stream', 'v1');
  if (isLong) return reply.send(
    toUIMessageStream({ stream: long.stream, sendReasoning: false })
      .pipeThrough(new JsonToSseTransformStream())
      .pipeThrough(new TextEncoderStream()),
  );
  return reply.send(
    toUIMessageStream({ stream: short.stream, sendReasoning: false })
      .pipeThrough(new JsonToSseTransformStream())
      .pipeThrough(new TextEncoderStream()),
  );
}
