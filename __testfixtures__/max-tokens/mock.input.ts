// @from 4
import { generateText } from 'ai';
import { MockLanguageModelV1 } from 'ai/test';

export async function test() {
  const seen: unknown[] = [];
  const model = new MockLanguageModelV1({
    doGenerate: async ({ maxTokens, ...options }) => {
      seen.push(maxTokens, options);
      return {
        rawCall: { rawPrompt: null, rawSettings: {} },
        finishReason: 'stop',
        usage: { promptTokens: 1, completionTokens: 2 },
        text: 'Hello',
      };
    },
  });
  await generateText({ model, prompt: 'Hello', maxTokens: 5 });
  return seen;
}
