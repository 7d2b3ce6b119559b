// @from 4
// @row to-data-stream
// @findings warning:42
import { type LanguageModel, streamText } from 'ai';

declare const model: LanguageModel;

interface Reply {
  header(name: string, value: string): void;
  send(body: ReadableStream<Uint8Array> | string): void;
}

export function byHand(reply: Reply, prompt: string) {
  const result = streamText({ model, prompt });

  // Mark the response as a v1 data stream:
  reply.header('X-Vercel-AI-Data-Stream', 'v1');
  reply.header('Content-Type', 'text/plain; charset=utf-8');

  return reply.send(result.toDataStream());
}

export function nested(reply: Reply, prompt: string, isOk: boolean) {
  const result = streamText({ model, prompt });
  if (!isOk) {
    reply.header('Content-Type', 'text/plain; charset=utf-8');
    return reply.send('No.');
  }
  reply.header('X-Vercel-AI-Data-Stream', 'v1');
  const stream = (body: () => ReadableStream<Uint8Array>) => reply.send(body());
  return stream(() => result.toDataStream({ sendReasoning: true }));
}

export function inLiteral(prompt: string) {
  const headers = { 'x-vercel-ai-data-stream': 'v1', 'content-type': 'text/plain; charset=utf-8' };
  const body = streamText({ model, prompt }).toDataStream();
  return { body, headers };
}

export function without(reply: Reply, prompt: string) {
  const result = streamText({ model, prompt });
  reply.send(result.toDataStream());
}

export function inResponse(prompt: string) {
  const result = streamText({ model, prompt });
  return new Response(result.toDataStream());
}

export function inResponseWithInit(prompt: string) {
  const result = streamText({ model, prompt });
  return new Response(result.toDataStream({ sendSources: true }), {
    status: 201,
    headers: { 'X-Vercel-AI-Data-Stream': 'v1', 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

export function either(reply: Reply, prompt: string, isLong: boolean) {
  const short = streamText({ model, prompt });
  const long = streamText({ model, prompt: `${prompt} Think.` });
  reply.header('X-Vercel-AI-Data-Stream', 'v1');
  if (isLong) return reply.send(long.toDataStream());
  return reply.send(short.toDataStream());
}
