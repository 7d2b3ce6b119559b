// @from 6
import * as ai from 'ai';
import { isToolUIPart as isTool, type UIMessage } from 'ai';

export const one = ({ parts }: UIMessage) => parts.filter(isTool);
export const two = ({ parts }: UIMessage) => parts.filter(ai.isToolUIPart);
export const three = ({ parts }: UIMessage) => parts.filter(isTool);
export type Three = typeof import('ai').isToolUIPart;
