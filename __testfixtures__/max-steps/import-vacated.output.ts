// @from 4
import {
  generateText,
  customProvider,
  type LanguageModel,
  isStepCount
} from 'ai';

export const models = [customProvider({}), customProvider({})];
export const ask = (model: LanguageModel) => generateText({ model, prompt: 'hi', stopWhen: isStepCount(5) });
