// @from 4
// @only promise-like
import { type LanguageModel, streamObject, streamText } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
declare function log(...values: unknown[]): void;

export async function ask(): Promise<string> {
  const result = streamText({ model, prompt: 'Hello' });
  const object = streamObject({ model, schema: z.string(), prompt: 'Hello' });
  object.object.catch(log);
  result.text.then(log, log);
  await Promise.all([result.text, result.usage, object.usage]);
  await Promise.resolve(result.steps).catch(log);
  return result.text;
}
