// @from 5
import { experimental_customProvider as customProvider, experimental_generateImage as draw, type ImageModel } from 'ai';

export const registry = customProvider({ languageModels: {} });
export const image = (model: ImageModel, prompt: string) => draw({ model, prompt });
