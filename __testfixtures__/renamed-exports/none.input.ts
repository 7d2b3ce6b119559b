// @from none
import { experimental_generateImage, type ImageModel } from 'ai';

export const draw = (model: ImageModel, prompt: string) => experimental_generateImage({ model, prompt });
