// @from 4
// @types-skip-output the mock has another name in 7
import { generateText } from 'ai';
import { MockLanguageModelV1 } from 'ai/test';

export async function test() {
  const seen: unknown[] = [];
  const model = new MockLanguageModelV1({
    doGenerate: async ({ maxOutputTokens: maxTokens, ...options }) => {
      seen.push(maxTokens, options);
      return {
        rawCall: { rawPrompt: null, rawSettings: {} },
        finishReason: 'stop',
        usage: { promptTokens: 1, completionTokens: 2 },
        text: 'Hello',
      };
    },
  });
  await generateText({ model, prompt: 'Hello', maxOutputTokens: 5 });
  return seen;
}
