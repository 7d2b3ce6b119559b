// @from 4
import { customProvider, generateImage } from 'ai';

export const helpers = { experimental_generateImage: generateImage, provider: customProvider };
export { customProvider as experimental_customProvider };
