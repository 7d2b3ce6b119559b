// @from 6
import { generateImage, generateObject, type ImageModel, type LanguageModel } from 'ai';
import { z } from 'zod';

export async function run(model: LanguageModel, image: ImageModel, responses: Response[]) {
  const { providerMetadata } = await generateObject({ model, schema: z.object({}), prompt: 'Hello' });
  const { images, warnings } = await generateImage({ model: image, prompt: 'A boat' });
  return { providerMetadata, images, warnings, responses: responses.map(({ status }) => status) };
}
