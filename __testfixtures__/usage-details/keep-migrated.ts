// @from 7
import { generateText, type LanguageModel, type LanguageModelUsage } from 'ai';

export async function read(model: LanguageModel) {
  const result = await generateText({ model, prompt: 'Hello' });
  const { outputTokenDetails: { reasoningTokens = 0 } } = result.usage;
  return { cachedInputTokens: result.usage.inputTokenDetails.cacheReadTokens, reasoningTokens };
}

export const reasoning = (usage: LanguageModelUsage) => usage.outputTokenDetails?.reasoningTokens;
