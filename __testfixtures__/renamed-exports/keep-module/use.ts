import { experimental_generateImage } from './images';
import type { ImageModel } from 'ai';

export type Model = ImageModel;
export const draw = (prompt: string) => experimental_generateImage(prompt);
