// @from 7
import { generateText, type LanguageModel } from 'ai';

declare const model: LanguageModel;

export async function ask() {
  const { usage } = await generateText({ model, prompt: 'Hello' });
  const { inputTokens: promptTokens, totalTokens } = usage;
  return { promptTokens, completionTokens: usage.outputTokens, totalTokens };
}
