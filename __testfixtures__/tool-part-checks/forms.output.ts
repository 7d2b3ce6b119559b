// @from 5
import * as ai from 'ai';
import { getStaticToolName as nameOf } from 'ai';

export { isStaticToolUIPart as isToolUIPart } from 'ai';
export const names = ({ parts }: ai.UIMessage) => parts.filter(part => ai.isStaticToolUIPart(part)).map(nameOf);
export const every = ({ parts }: ai.UIMessage) => parts.filter(ai.isToolUIPart);
