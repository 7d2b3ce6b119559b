// @from 5
// @row is-tool-ui-part-swap MSG-16 MSG-17 MSG-18 MSG-19
// @only tool-part-checks renamed-exports deprecated-exports
import {
  getStaticToolName,
  getToolName,
  isToolUIPart,
  isStaticToolUIPart,
  type UIMessage,
} from 'ai';

export const statics = ({ parts }: UIMessage) => parts.filter(isStaticToolUIPart).map(getStaticToolName);
export const every = ({ parts }: UIMessage) => parts.filter(isToolUIPart).map(part => getToolName(part));
