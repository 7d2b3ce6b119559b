// @from 6
// @row generate-image-result
// @findings info:8 info:10
import { generateImage, type ImageModel } from 'ai';

export async function draw(model: ImageModel) {
  const result = await generateImage({ model, prompt: 'A boat' });
  console.log(result.responses.map(response => response.modelId));
  const { image } = result;
  return { image, revised: result.providerMetadata.openai };
}
