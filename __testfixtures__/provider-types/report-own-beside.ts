// @from 6
// @findings warning:22 error:32 error:34
import { openai } from '@ai-sdk/openai';
import type { LanguageModelV3, LanguageModelV3CallOptions } from '@ai-sdk/provider';

export class Own implements LanguageModelV3 {
  readonly specificationVersion = 'v3';
  readonly provider = 'own';
  readonly modelId = 'own';
  readonly supportedUrls = {};
  async doGenerate({ prompt }: LanguageModelV3CallOptions): Promise<never> {
    throw new Error(String(prompt.length));
  }
  async doStream(): Promise<never> {
    throw new Error('no stream');
  }
}

export const logged = (model: LanguageModelV3): LanguageModelV3 => ({ ...model, doGenerate: o => model.doGenerate(o) });

export const named = (model: LanguageModelV3): LanguageModelV3 => ({
  specificationVersion: 'v3',
  provider: 'named',
  modelId: model.modelId,
  supportedUrls: {},
  doGenerate: options => model.doGenerate(options),
  doStream: options => model.doStream(options),
});

export const models = {
  own: logged(new Own()),
  openai: logged(openai('gpt-5')),
  list: [openai('gpt-5'), new Own()].map(one => one as LanguageModelV3),
  both: named(true as boolean ? openai('gpt-5') : new Own()),
};
