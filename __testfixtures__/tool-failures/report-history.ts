// @from 5
// @row missing-tool-results
// @only tool-failures
// @findings warning:8
import { convertToModelMessages, streamText, type LanguageModel, type ToolSet, type UIMessage } from 'ai';

export const main = (model: LanguageModel, tools: ToolSet, messages: UIMessage[]) =>
  streamText({ model, tools, messages: convertToModelMessages(messages) });
export const again = (messages: UIMessage[]) => convertToModelMessages(messages);
