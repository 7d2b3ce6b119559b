// @from 6
import { openai } from '@ai-sdk/openai';
import { generateText, type LanguageModel } from 'ai';

// biome-ignore lint/suspicious/noExplicitAny: as people write it
const logged = (model: any): LanguageModel => ({
  specificationVersion: 'v3',
  provider: model.provider,
  modelId: model.modelId,
  supportedUrls: {},
  doGenerate: options => model.doGenerate(options),
  doStream: options => model.doStream(options),
});

export const ask = (prompt: string) => generateText({ model: logged(openai('gpt-5')), prompt });
