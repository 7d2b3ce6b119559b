// @from 6
import { generateImage as experimental_generateImage, type ImageModel } from 'ai';

export async function generateImage(model: ImageModel, prompt: string) {
  const { image } = await experimental_generateImage({ model, prompt });
  return image;
}
