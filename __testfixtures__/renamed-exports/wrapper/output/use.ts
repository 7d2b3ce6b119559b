// @from 6
import { experimental_customProvider } from './named';
import { generateImage } from './sdk';
import type { ImageModel } from 'ai';

export const provider = experimental_customProvider({});
export const draw = (model: ImageModel, prompt: string) => generateImage({ model, prompt });
