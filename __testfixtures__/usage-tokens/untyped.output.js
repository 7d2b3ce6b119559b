// @from 4
// @only usage-tokens
// @row usage-token-names
// @findings warning:9
import { generateText } from 'ai';

export async function ask(model, saved) {
  const { usage } = await generateText({ model, prompt: 'Hello' });
  if (saved) console.log(saved.usage.promptTokens, saved.promptTokens);
  return usage.inputTokens + usage.outputTokens;
}

/** @param {import('ai').LanguageModelUsage} usage */
export const price = ({ inputTokens: promptTokens, outputTokens: completionTokens }) => promptTokens * 3 + completionTokens;

/** @type {import('ai').LanguageModelUsage} */
export const none = { inputTokens: 0, outputTokens: 0, totalTokens: 0 };
