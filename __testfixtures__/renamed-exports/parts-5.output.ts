// @from 5
import { isToolUIPart, type UIMessage } from 'ai';

export const tools = ({ parts }: UIMessage) => parts.filter(isToolUIPart);
