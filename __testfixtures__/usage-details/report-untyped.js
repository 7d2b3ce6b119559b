// @from 6
// @findings warning:6 warning:7
import { generateText } from 'ai';

export async function log(call, model) {
  const cached = call.result.usage.cachedInputTokens;
  const reasoning = (await call).totalUsage?.reasoningTokens;
  const text = await generateText({ model, prompt: `${cached} ${reasoning}` });
  return { text, details: call.details.reasoningTokens };
}
