// @from 4
// @only abort-errors
import { generateText, streamObject, streamText, type LanguageModel } from 'ai';
import { z } from 'zod';

const write = (..._values: unknown[]) => {};

export async function withoutSignal(model: LanguageModel) {
  let all = '';
  for await (const text of streamText({ model, prompt: 'Hello' }).textStream) all += text;
  return all;
}

export async function asked(model: LanguageModel, abortSignal: AbortSignal) {
  let all = '';
  for await (const text of streamText({ model, prompt: 'Hello', abortSignal }).textStream) all += text;
  if (!abortSignal.aborted) write(all);
}

export async function awaited(model: LanguageModel, abortSignal: AbortSignal) {
  try {
    write(await streamText({ model, prompt: 'Hello', abortSignal }).text);
    write((await generateText({ model, prompt: 'Hello', abortSignal })).text);
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') write('stopped');
  }
}

export async function object(model: LanguageModel, abortSignal: AbortSignal) {
  const schema = z.object({ name: z.string() });
  try {
    for await (const text of streamObject({ model, prompt: 'Hello', schema, abortSignal }).textStream) write(text);
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') write('stopped');
  }
}

export async function own(result: { textStream: AsyncIterable<string> }, signal: AbortSignal) {
  try {
    for await (const text of result.textStream) write(text);
  } catch {
    if (signal.aborted) write('stopped');
  }
}

export async function last(model: LanguageModel, abortSignal: AbortSignal) {
  for await (const text of streamText({ model, prompt: 'Hello', abortSignal }).textStream) write(text);
}
