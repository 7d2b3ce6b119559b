// @from 5
import { isToolUIPart as isToolOrDynamicToolUIPart, type UIMessage } from 'ai';

export const tools = ({ parts }: UIMessage) => parts.filter(isToolOrDynamicToolUIPart);
