// @from 5
// @findings error:5
import * as ai from 'ai';

export const tools = ({ parts }: ai.UIMessage) => parts.filter(ai.isToolOrDynamicToolUIPart);
