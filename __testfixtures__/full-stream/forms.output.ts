// @from 6
// @row full-stream
import { streamText, ToolLoopAgent, type LanguageModel } from 'ai';
import * as ai from 'ai';

export async function read(model: LanguageModel) {
  const result = streamText({ model, prompt: 'Hello' });
  for await (const part of result.stream) console.log(part.type);
}

export async function taken(model: LanguageModel) {
  const { stream: fullStream } = streamText({ model, prompt: 'Hello' });
  for await (const part of fullStream) console.log(part.type);
}

export function renamed(model: LanguageModel) {
  const { stream: parts, textStream } = ai.streamText({ model, prompt: 'Hello' });
  return { parts, textStream };
}

export function sameName(model: LanguageModel) {
  const { stream } = streamText({ model, prompt: 'Hello' });
  return stream;
}

export async function ofAgent(model: LanguageModel) {
  const agent = new ToolLoopAgent({ model });
  for await (const part of (await agent.stream({ prompt: 'Hello' })).stream) console.log(part.type);
}

export function direct(model: LanguageModel) {
  return streamText({ model, prompt: 'Hello' })['stream'].getReader();
}

type Result = ReturnType<typeof streamText>;

export const ofParameter = (result: Result | undefined) => result?.stream;
export const own = (result: Result) => ({ fullStream: result.stream });
export const tee = ({ stream: fullStream }: Result) => fullStream.tee();
export type Parts = Pick<Result, 'stream' | 'textStream'>;
export const ofPart = (parts: Parts) => parts.stream;
export const field = (result: Result): Result['stream'] => result!.stream;

export class Session {
  result?: Result;

  async *parts() {
    if (this.result) yield* this.result.stream;
  }
}

export function assigned(result: Result) {
  let fullStream: Result['stream'];
  ({ stream: fullStream } = result);
  return fullStream;
}
