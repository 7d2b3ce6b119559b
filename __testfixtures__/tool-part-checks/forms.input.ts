// @from 5
import * as ai from 'ai';
import { getToolName as nameOf } from 'ai';

export { isToolUIPart } from 'ai';
export const names = ({ parts }: ai.UIMessage) => parts.filter(part => ai.isToolUIPart(part)).map(nameOf);
export const every = ({ parts }: ai.UIMessage) => parts.filter(ai.isToolOrDynamicToolUIPart);
