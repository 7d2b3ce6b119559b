// @from 6
import type { LanguageModelV3, LanguageModelV3CallOptions, LanguageModelV3Middleware } from '@ai-sdk/provider';

export abstract class Own implements LanguageModelV3 {
  readonly specificationVersion = 'v3';
  readonly provider = 'own';
  readonly modelId = 'own';
  readonly supportedUrls = {};
  abstract doGenerate(options: LanguageModelV3CallOptions): ReturnType<LanguageModelV3['doGenerate']>;
  abstract doStream(options: LanguageModelV3CallOptions): ReturnType<LanguageModelV3['doStream']>;
}
export const middleware: LanguageModelV3Middleware = {
  specificationVersion: 'v3',
  transformParams: async ({ params }) => ({ ...params, seed: 1 }),
};
