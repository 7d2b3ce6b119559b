// @from 4
import { experimental_customProvider, experimental_generateImage } from 'ai';

export const helpers = { experimental_generateImage, provider: experimental_customProvider };
export { experimental_customProvider };
