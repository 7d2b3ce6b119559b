// @from 5
import { isToolOrDynamicToolUIPart, type UIMessage } from 'ai';

export const tools = ({ parts }: UIMessage) => parts.filter(isToolOrDynamicToolUIPart);
