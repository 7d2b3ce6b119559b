// @from 6
import type { LanguageModelV3, LanguageModelV3CallOptions } from '@ai-sdk/provider';

export const own: LanguageModelV3 = {
  specificationVersion: 'v3',
  provider: 'own',
  modelId: 'own',
  supportedUrls: {},
  doGenerate: async (options: LanguageModelV3CallOptions) => {
    const files = options.prompt.flatMap(({ content }) => (typeof content === 'string' ? [] : content.filter(part => part.type === 'file')));
    throw new Error(String(files[0]?.data));
  },
  doStream: async () => {
    throw new Error('no stream');
  },
};
