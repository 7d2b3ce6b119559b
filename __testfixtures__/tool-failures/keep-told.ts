// @from 4
// @only tool-failures
import { NoSuchToolError, streamText, type LanguageModel, type ToolSet } from 'ai';

export const main = (model: LanguageModel, tools: ToolSet, prompt: string) =>
  streamText({
    model,
    tools,
    prompt,
    toolChoice: 'auto',
    experimental_repairToolCall: async ({ toolCall, error }) => (NoSuchToolError.isInstance(error) ? null : toolCall),
  }).toDataStreamResponse({
    getErrorMessage: error => (NoSuchToolError.isInstance(error) ? 'no such tool' : 'error'),
  });
