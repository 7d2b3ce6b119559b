// @from 4
// @row streamobject-text-delta-keep
import { streamObject, type LanguageModel, type ObjectStreamPart } from 'ai';
import { z } from 'zod';

const write = (..._values: unknown[]) => {};

export async function object(model: LanguageModel) {
  const { fullStream } = streamObject({ model, prompt: 'Hello', schema: z.object({ name: z.string() }) });
  for await (const part of fullStream) {
    if (part.type === 'text-delta') write(part.textDelta);
    if (part.type === 'finish') write(part.usage, part.response);
  }
}

export const text = (part: ObjectStreamPart<{ name: string }>) => (part.type === 'text-delta' ? part.textDelta : '');
