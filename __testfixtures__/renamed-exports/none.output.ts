// @from none
import { generateImage, type ImageModel } from 'ai';

export const draw = (model: ImageModel, prompt: string) => generateImage({ model, prompt });
