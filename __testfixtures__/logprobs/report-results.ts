// @from 4
// @only logprobs
// @row logprobs
// @types-skip-output what is reported does not compile
// @findings error:14 error:14 error:15 error:21
import { generateObject, generateText, type LanguageModel, streamText } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
declare function log(...values: unknown[]): void;

export async function ask() {
  const result = await generateText({ model, prompt: 'Hello' });
  log(result.logprobs, result.steps[0]?.logprobs);
  const { logprobs } = await generateObject({ model, schema: z.string(), prompt: 'Hello' });
  return logprobs;
}

export async function stream() {
  for await (const part of streamText({ model, prompt: 'Hello' }).fullStream) {
    if (part.type === 'finish') log(part.logprobs);
  }
}
