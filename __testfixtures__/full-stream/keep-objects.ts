// @from 6
// @row guard-full-stream-elsewhere
import { streamObject, type LanguageModel } from 'ai';
import { z } from 'zod';

const schema = z.object({ answer: z.string() });

export async function read(model: LanguageModel) {
  const result = streamObject({ model, schema, prompt: 'Hello' });
  for await (const part of result.fullStream) console.log(part.type);
  const { fullStream } = streamObject({ model, schema, prompt: 'Hello' });
  return fullStream;
}
