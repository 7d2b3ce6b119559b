// @from 6
import { generateObject, streamObject, type GenerateObjectResult, type LanguageModel } from 'ai';
import { z } from 'zod';

const schema = z.object({ answer: z.string() });

export async function read(model: LanguageModel) {
  const result = await generateObject({ model, schema, prompt: 'Hello' });
  const { request } = streamObject({ model, schema, prompt: 'Hello' });
  const { response: { body } } = await generateObject({ model, schema, prompt: 'Hello' });
  return [result.request.body, result.response.body, (await request).body, body];
}

export const ofParameter = (result: GenerateObjectResult<string>) => result.request.body;
