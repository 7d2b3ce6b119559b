// @from 4
import {
  generateText,
  customProvider,
  type LanguageModel,
  experimental_customProvider
} from 'ai';

export const models = [customProvider({}), experimental_customProvider({})];
export const ask = (model: LanguageModel) => generateText({ model, prompt: 'hi', maxSteps: 5 });
