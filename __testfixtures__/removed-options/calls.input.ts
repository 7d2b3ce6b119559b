// @from 6
// @row object-timeout-option object-timeout
// @findings info:11 info:16 info:20 info:23
import { generateObject, streamObject, type LanguageModel } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
const schema = z.object({ title: z.string() });
const timeout = 10_000;

export const last = (prompt: string) => generateObject({ model, schema, prompt, timeout: 10_000 });
export const lines = (prompt: string) =>
  streamObject({
    model,
    schema,
    timeout,
    prompt,
  });

export const first = (prompt: string) => generateObject({ timeout: timeout, model, schema, prompt });

export const beside = (prompt: string, abortSignal: AbortSignal) =>
  generateObject({ model, schema, prompt, abortSignal, timeout });
