// @from 6
import type { UIMessage } from 'ai';

export const isToolOrDynamicToolUIPart = (part: UIMessage['parts'][number]) => part.type.includes('tool');
export const experimental_customProvider = (name: string) => ({ name });
export const tools = ({ parts }: UIMessage) => parts.filter(isToolOrDynamicToolUIPart);
export const flags = { experimental_generateImage: true };
export const on = flags.experimental_generateImage;
