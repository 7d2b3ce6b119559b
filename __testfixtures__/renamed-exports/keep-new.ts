// @from 6
import { customProvider, generateImage, isToolUIPart, type ImageModel, type UIMessage } from 'ai';

// `experimental_generateImage` of old
export const provider = customProvider({});
export const draw = (model: ImageModel, prompt: string) => generateImage({ model, prompt });
export const tools = ({ parts }: UIMessage) => parts.filter(isToolUIPart);
