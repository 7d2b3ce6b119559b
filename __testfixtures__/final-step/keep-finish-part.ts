// @from 6
// @only final-step
// @row guard-finish-part-total-usage
import { type LanguageModel, streamText } from 'ai';

declare const model: LanguageModel;

export async function stream() {
  const result = streamText({ model, prompt: 'Hello' });
  for await (const part of result.fullStream) {
    if (part.type === 'finish') console.log(part.totalUsage);
  }
  return result.toUIMessageStreamResponse({
    messageMetadata: ({ part }) => (part.type === 'finish' ? { tokens: part.totalUsage.totalTokens } : undefined),
  });
}
