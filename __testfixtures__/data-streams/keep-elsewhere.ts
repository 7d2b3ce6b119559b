// @from 4
import { type LanguageModel, streamText } from 'ai';

declare const model: LanguageModel;

/** A result of the project's own. */
interface Answer {
  toDataStream(options?: { sendUsage?: boolean; data?: unknown; getErrorMessage?: (error: unknown) => string }): ReadableStream;
  toDataStreamResponse(options?: { sendUsage?: boolean; data?: unknown }): Response;
  mergeIntoDataStream(writer: { merge(stream: ReadableStream): void }): void;
  pipeDataStreamToResponse(response: unknown): void;
}

export function send(answer: Answer, data: unknown) {
  answer.mergeIntoDataStream({ merge: stream => void stream });
  answer.pipeDataStreamToResponse(answer.toDataStreamResponse({ data, sendUsage: true }));
  return answer.toDataStream({ getErrorMessage: String });
}

export class Recorded implements Answer {
  toDataStream = () => new ReadableStream();
  toDataStreamResponse = () => new Response();
  mergeIntoDataStream() {}
  pipeDataStreamToResponse() {}
}

export const count = async (prompt: string) => (await streamText({ model, prompt }).text).length;
