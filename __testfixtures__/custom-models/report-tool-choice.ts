// @from 6
// @row tool-choice-auto-without-tools
// @findings warning:13 warning:19 warning:27
import type { LanguageModelV3, LanguageModelV3CallOptions } from '@ai-sdk/provider';

const post = (body: unknown): never => {
  throw new Error(JSON.stringify(body));
};

export abstract class Own implements LanguageModelV3 {
  readonly specificationVersion = 'v3';
  readonly provider = 'own';
  #body = (options: LanguageModelV3CallOptions) => ({ messages: options.prompt, tool_choice: options.toolChoice?.type });
  readonly modelId = 'own';
  readonly supportedUrls = {};
  async doGenerate(options: LanguageModelV3CallOptions) {
    return post(this.#body(options));
  }
  async doStream({ prompt, toolChoice, tools }: LanguageModelV3CallOptions) {
    return post({ prompt, toolChoice, tools });
  }
}
export const other: Pick<LanguageModelV3, 'doGenerate' | 'doStream'> = {
  doGenerate: async options =>
    post({ tool_choice: options.tools?.length ? options.toolChoice?.type : undefined, tools: options.tools }),
  async doStream(options) {
    const choice = options['toolChoice'];
    if (options.tools) return post({ choice: options.toolChoice });
    return post({ choice });
  },
};
