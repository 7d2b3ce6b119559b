// @from 6
import { getToolName, isToolUIPart, type UIMessage } from 'ai';

export const names = ({ parts }: UIMessage) => parts.filter(isToolUIPart).map(getToolName);
