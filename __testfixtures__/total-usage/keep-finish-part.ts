// @from 6
// @only final-step total-usage
// @row guard-finish-part-total-usage
import { type LanguageModel, stepCountIs, streamText, type ToolSet } from 'ai';

declare const model: LanguageModel;
declare const tools: ToolSet;

export async function stream() {
  const result = streamText({ model, tools, prompt: 'Hello', stopWhen: [stepCountIs(5)] });
  for await (const part of result.fullStream) {
    if (part.type === 'finish') console.log(part.totalUsage);
  }
  return result.toUIMessageStreamResponse({
    messageMetadata: ({ part }) => (part.type === 'finish' ? { tokens: part.totalUsage.totalTokens } : undefined),
  });
}
