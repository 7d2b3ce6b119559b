// @from 5
// @only tool-failures
import { convertToModelMessages, type ToolSet, type UIMessage } from 'ai';

export const main = (tools: ToolSet, messages: UIMessage[]) =>
  convertToModelMessages(messages, { tools, ignoreIncompleteToolCalls: true });
