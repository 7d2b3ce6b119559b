// @from 5
// @row RSC-04
// @types-skip @ai-sdk/rsc of 5 is not installed
// @findings error:24 error:25 error:26
import { streamUI } from '@ai-sdk/rsc';
import type { LanguageModelV2 } from '@ai-sdk/provider';

class Echo implements LanguageModelV2 {
  readonly specificationVersion = 'v2';
  readonly provider = 'own';
  readonly supportedUrls = {};
  constructor(readonly modelId: string) {}
  doGenerate(): never {
    throw new Error(this.modelId);
  }
  doStream(): never {
    throw new Error(this.modelId);
  }
}
const model = 'openai/gpt-5';

export const show = (prompt: string, isOwn: boolean) =>
  Promise.all([
    streamUI({ model: 'openai/gpt-5', prompt }),
    streamUI({ model, prompt }),
    streamUI({ model: isOwn ? new Echo('a') : new Echo('b'), prompt }),
  ]);
