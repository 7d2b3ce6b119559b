// @from 4
import { generateObject, type LanguageModel } from 'ai';
import { z } from 'zod';

export async function pick(model: LanguageModel, prompt: string): Promise<'a' | 'b'> {
  const { object } = await generateObject({ model, schema: z.object({ kind: z.enum(['a', 'b']) }), prompt });
  return object.kind;
}
