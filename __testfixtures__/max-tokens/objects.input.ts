// @from 4
import { generateObject, streamObject, type LanguageModel } from 'ai';
import { z } from 'zod';

const schema = z.object({ title: z.string() });

export async function outline(model: LanguageModel, prompt: string, maxTokens?: number) {
  const { object } = await generateObject({ model, schema, prompt, maxTokens: 1024 });
  return streamObject({
    model,
    schema,
    prompt: object.title,
    maxTokens,
  }).partialObjectStream;
}
