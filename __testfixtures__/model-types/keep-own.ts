// @from 4
import { generateText, type LanguageModel } from 'ai';

interface LanguageModelV1 {
  modelId: string;
}
type LanguageModelV1Middleware = (model: LanguageModelV1) => LanguageModelV1;
export const own: LanguageModelV1Middleware = model => model;
export const ask = (model: LanguageModel) => generateText({ model, prompt: 'Hi' });
