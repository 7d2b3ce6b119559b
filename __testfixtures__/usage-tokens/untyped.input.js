// @from 4
// @only usage-tokens
// @row usage-token-names
// @findings warning:9
import { generateText } from 'ai';

export async function ask(model, saved) {
  const { usage } = await generateText({ model, prompt: 'Hello' });
  if (saved) console.log(saved.usage.promptTokens, saved.promptTokens);
  return usage.promptTokens + usage.completionTokens;
}

/** @param {import('ai').LanguageModelUsage} usage */
export const price = ({ promptTokens, completionTokens }) => promptTokens * 3 + completionTokens;

/** @type {import('ai').LanguageModelUsage} */
export const none = { promptTokens: 0, completionTokens: 0, totalTokens: 0 };
