// @from 4
// @alone
// @only model-types
// @row language-model-v1-types language-model-is-string
import {
  generateText,
  wrapLanguageModel,
} from 'ai';
import type { EmbeddingModelV4, LanguageModelV4Prompt, LanguageModelV4 } from '@ai-sdk/provider';

export const nameOf = (model: LanguageModelV4) => `${model.provider}:${model.modelId}`;
export const wrapped = (model: LanguageModelV4, prompt: LanguageModelV4Prompt): Promise<{ text: string }> => {
  console.log(prompt.length);
  return generateText({ model: wrapLanguageModel({ model, middleware: {} }), prompt: 'Hi' });
};
export const size = (model: EmbeddingModelV4) => model.modelId.length;
