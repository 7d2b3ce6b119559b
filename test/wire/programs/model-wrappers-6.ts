// @from 6
// @unmigrated broken
import { createOpenAI } from '@ai-sdk/openai';
import type { LanguageModelV3, LanguageModelV3CallOptions } from '@ai-sdk/provider';
import { generateText } from 'ai';

export const turns = [];

/** As one of V3 it would call a model of V4 with an image that has no tag. */
class Counted implements LanguageModelV3 {
  readonly specificationVersion = 'v3';
  readonly provider = 'counted';
  readonly modelId: string;
  readonly supportedUrls = {};
  calls = 0;
  constructor(private readonly inner: LanguageModelV3) {
    this.modelId = inner.modelId;
  }
  async doGenerate(options: LanguageModelV3CallOptions) {
    this.calls++;
    return this.inner.doGenerate(options);
  }
  async doStream(options: LanguageModelV3CallOptions) {
    this.calls++;
    return this.inner.doStream(options);
  }
}

const sampled = (model: LanguageModelV3): LanguageModelV3 => ({
  ...model,
  doGenerate: options => model.doGenerate({ ...options, temperature: 0.3 }),
});

/** What the server is asked. */
export async function main() {
  const asked: unknown[] = [];
  const openai = createOpenAI({
    apiKey: 'key',
    fetch: async (_, init) => {
      asked.push(JSON.parse(String(init?.body)));
      return Response.json(answer);
    },
  });
  const model = new Counted(sampled(openai.chat('gpt-4o')));
  const image = { type: 'image' as const, image: 'data:image/png;base64,aGk=' };
  const { text } = await generateText({
    model,
    messages: [{ role: 'user', content: [{ type: 'text', text: 'What is it?' }, image] }],
  });
  return { asked, text, calls: model.calls };
}

const answer = {
  id: '1',
  object: 'chat.completion',
  created: 0,
  model: 'gpt-4o',
  choices: [{ index: 0, message: { role: 'assistant', content: 'A greeting.' }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
};
