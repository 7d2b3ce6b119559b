// @from 5
import { generateText, type LanguageModel } from 'ai';
import type { LanguageModelV2, LanguageModelV2CallOptions } from '@ai-sdk/provider';

/** A model of V2 goes on to give what it gave. */
export const spent = async (model: LanguageModelV2, options: LanguageModelV2CallOptions) => {
  const { usage, finishReason } = await model.doGenerate(options);
  return finishReason === 'stop' ? usage.inputTokens : usage.outputTokens;
};
export const ask = async (model: LanguageModel) => (await generateText({ model, prompt: 'Hi' })).finishReason;
const chunk = { type: 'text-delta', textDelta: 'a', usage: { promptTokens: 1 } };
console.log(chunk.textDelta, chunk.usage.promptTokens);
