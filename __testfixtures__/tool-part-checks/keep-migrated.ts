// @from 5
// @types-skip the names of 7 under 5
import { getToolName, isStaticToolUIPart, isToolUIPart, type UIMessage } from 'ai';

export const statics = ({ parts }: UIMessage) => parts.filter(isStaticToolUIPart);
export const names = ({ parts }: UIMessage) => parts.filter(isToolUIPart).map(getToolName);
