// @from 4
// @alone
// @only model-types
// @row language-model-v1-types language-model-is-string
import {
  generateText,
  LanguageModelV1,
  wrapLanguageModel,
} from 'ai';
import type { EmbeddingModelV1, LanguageModelV1Prompt } from '@ai-sdk/provider';

export const nameOf = (model: LanguageModelV1) => `${model.provider}:${model.modelId}`;
export const wrapped = (model: LanguageModelV1, prompt: LanguageModelV1Prompt): Promise<{ text: string }> => {
  console.log(prompt.length);
  return generateText({ model: wrapLanguageModel({ model, middleware: {} }), prompt: 'Hi' });
};
export const size = (model: EmbeddingModelV1<string>) => model.modelId.length;
