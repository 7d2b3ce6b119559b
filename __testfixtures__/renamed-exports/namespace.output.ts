// @from 6
import * as ai from 'ai';
import type { ImageModel, UIMessage } from 'ai';

export const draw = (model: ImageModel, prompt: string) => ai.generateImage({ model, prompt });
export const drawAgain = (model: ImageModel, prompt: string) => ai['generateImage']({ model, prompt });
export const tools = ({ parts }: UIMessage) => parts.filter(ai.isToolUIPart);
export type Draw = typeof ai.generateImage;
export type MakeProvider = typeof import('ai').customProvider;

export async function later(model: ImageModel, prompt: string) {
  const { generateImage: experimental_generateImage } = await import('ai');
  return experimental_generateImage({ model, prompt });
}
export async function muchLater(model: ImageModel, prompt: string) {
  const { generateImage: image } = await import('ai');
  return image({ model, prompt });
}
