// @from 6
import { generateImage, isToolUIPart as isTool, type ImageModel, type UIMessage } from 'ai';

export const one = (model: ImageModel, prompt: string) => generateImage({ model, prompt });
export const another = (model: ImageModel, prompt: string) => generateImage({ model, prompt });
export const tools = ({ parts }: UIMessage) => [parts.filter(isTool), parts.filter(isTool)];
