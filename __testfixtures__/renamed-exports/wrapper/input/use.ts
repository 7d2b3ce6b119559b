// @from 6
import { experimental_customProvider } from './named';
import { experimental_generateImage } from './sdk';
import type { ImageModel } from 'ai';

export const provider = experimental_customProvider({});
export const draw = (model: ImageModel, prompt: string) => experimental_generateImage({ model, prompt });
