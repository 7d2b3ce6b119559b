// @from 5
import type { LanguageModelV2, LanguageModelV2Usage } from '@ai-sdk/provider';

export const usage: LanguageModelV2Usage = {
  inputTokens: 1,
  outputTokens: 1,
  totalTokens: 2,
  cachedInputTokens: 0,
  reasoningTokens: 0,
};

export const wrap = (model: LanguageModelV2): LanguageModelV2 => ({
  ...model,
  async doGenerate(options) {
    const result = await model.doGenerate(options);
    return { ...result, usage: { ...result.usage, cachedInputTokens: 0 } };
  },
});

/** What another client answers. */
export const raw = (completion: { usage: { reasoningTokens: number } }) => completion.usage.reasoningTokens;
