// @from 5
// @types-skip the meaning of 7 under 5
import { isToolUIPart as isToolOrDynamicToolUIPart, type UIMessage } from 'ai';

export const tools = ({ parts }: UIMessage) => parts.filter(isToolOrDynamicToolUIPart);
