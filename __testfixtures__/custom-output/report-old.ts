// @from 5
// @row custom-output-spec
// @only custom-output
// @findings error:11
// @types-skip the type of an output is not exported by 5
import { generateText, type LanguageModel } from 'ai';

const lines = {
  type: 'text',
  responseFormat: { type: 'text' },
  parseOutput: async ({ text }: { text: string }) => text.split('\n'),
  parsePartial: async ({ text }: { text: string }) => ({ partial: text.split('\n') }),
};
export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, experimental_output: lines as any });
