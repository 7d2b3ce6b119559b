// @from 5
import { customProvider, generateImage as draw, type ImageModel } from 'ai';

export const registry = customProvider({ languageModels: {} });
export const image = (model: ImageModel, prompt: string) => draw({ model, prompt });
