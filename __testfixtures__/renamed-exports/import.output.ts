// @from 6
// @row experimental-custom-provider experimental-generate-image is-tool-or-dynamic-tool-uipart
import {
  customProvider,
  generateImage,
  isToolUIPart,
  type ImageModel,
  type LanguageModel,
  type UIMessage,
} from 'ai';

export const provider = (fast: Exclude<LanguageModel, string>) =>
  customProvider({ languageModels: { fast: fast as never } });

export async function draw(model: ImageModel, prompt: string) {
  const { images } = await generateImage({ model, prompt });
  return images.map(image => image.base64);
}

export const tools = (message: UIMessage) => message.parts.filter(isToolUIPart);
export const hasTools = (message: UIMessage) => message.parts.some(part => isToolUIPart(part));
