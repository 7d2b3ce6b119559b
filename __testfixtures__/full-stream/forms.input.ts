// @from 6
// @row full-stream
import { streamText, ToolLoopAgent, type LanguageModel } from 'ai';
import * as ai from 'ai';

export async function read(model: LanguageModel) {
  const result = streamText({ model, prompt: 'Hello' });
  for await (const part of result.fullStream) console.log(part.type);
}

export async function taken(model: LanguageModel) {
  const { fullStream } = streamText({ model, prompt: 'Hello' });
  for await (const part of fullStream) console.log(part.type);
}

export function renamed(model: LanguageModel) {
  const { fullStream: parts, textStream } = ai.streamText({ model, prompt: 'Hello' });
  return { parts, textStream };
}

export function sameName(model: LanguageModel) {
  const { fullStream: stream } = streamText({ model, prompt: 'Hello' });
  return stream;
}

export async function ofAgent(model: LanguageModel) {
  const agent = new ToolLoopAgent({ model });
  for await (const part of (await agent.stream({ prompt: 'Hello' })).fullStream) console.log(part.type);
}

export function direct(model: LanguageModel) {
  return streamText({ model, prompt: 'Hello' })['fullStream'].getReader();
}

type Result = ReturnType<typeof streamText>;

export const ofParameter = (result: Result | undefined) => result?.fullStream;
export const own = (result: Result) => ({ fullStream: result.fullStream });
export const tee = ({ fullStream }: Result) => fullStream.tee();
export type Parts = Pick<Result, 'fullStream' | 'textStream'>;
export const ofPart = (parts: Parts) => parts.fullStream;
export const field = (result: Result): Result['fullStream'] => result!.fullStream;

export class Session {
  result?: Result;

  async *parts() {
    if (this.result) yield* this.result.fullStream;
  }
}

export function assigned(result: Result) {
  let fullStream: Result['fullStream'];
  ({ fullStream } = result);
  return fullStream;
}
