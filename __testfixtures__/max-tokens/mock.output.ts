// @from 4
import { generateText } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';

export async function test() {
  const seen: unknown[] = [];
  const model = new MockLanguageModelV4({
    doGenerate: async ({ maxOutputTokens: maxTokens, ...options }) => {
      seen.push(maxTokens, options);
      return {
        finishReason: { unified: 'stop', raw: undefined },
        usage: { inputTokens: { total: 1, noCache: undefined, cacheRead: undefined, cacheWrite: undefined }, outputTokens: { total: 2, text: undefined, reasoning: undefined } },
        content: [{ type: 'text', text: 'Hello' }],
        warnings: [],
      };
    },
  });
  await generateText({ model, prompt: 'Hello', maxOutputTokens: 5 });
  return seen;
}
