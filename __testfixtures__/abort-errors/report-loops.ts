// @from 4
// @only abort-errors
// @row abort-semantics
// @findings warning:14 warning:24 warning:38 warning:47 warning:56
import { streamText, type LanguageModel } from 'ai';

const write = (..._values: unknown[]) => {};
const save = async (_text: string) => {};

export async function caught(model: LanguageModel, signal: AbortSignal) {
  try {
    for await (const text of streamText({ model, prompt: 'Hello', abortSignal: signal }).textStream) write(text);
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') write('stopped');
    throw error;
  }
}

export async function asked(model: LanguageModel, signal: AbortSignal) {
  const result = streamText({ model, prompt: 'Hello', abortSignal: signal });
  try {
    for await (const part of result.fullStream) write(part.type);
  } catch {
    if (signal.aborted) return;
    write('failed');
  }
}

function isAbortError(error: unknown) {
  return error instanceof DOMException;
}

export async function checked(model: LanguageModel, abortSignal: AbortSignal) {
  const { fullStream } = streamText({ model, prompt: 'Hello', abortSignal });
  try {
    for await (const part of fullStream) write(part.type);
  } catch (error) {
    if (!isAbortError(error)) throw error;
  }
}

export async function stored(model: LanguageModel, abortSignal: AbortSignal) {
  const { textStream } = streamText({ model, prompt: 'Hello', abortSignal });
  let all = '';
  // The whole text is stored.
  // It has an end.
  for await (const text of textStream) all += text;
  await save(all);
}

export class Writer {
  controller = new AbortController();
  async run(model: LanguageModel) {
    const result = streamText({ model, prompt: 'Hello', abortSignal: this.controller.signal });
    let all = '';
    for await (const text of result.textStream) { all += text; }
    return all;
  }
}
