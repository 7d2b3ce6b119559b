// @from 6
import * as ai from 'ai';
import { isToolOrDynamicToolUIPart, isToolUIPart as isTool, type UIMessage } from 'ai';

export const one = ({ parts }: UIMessage) => parts.filter(isToolOrDynamicToolUIPart);
export const two = ({ parts }: UIMessage) => parts.filter(ai.isToolOrDynamicToolUIPart);
export const three = ({ parts }: UIMessage) => parts.filter(isTool);
export type Three = typeof import('ai').isToolOrDynamicToolUIPart;
