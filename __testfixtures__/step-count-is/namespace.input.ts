// @from 6
import * as ai from 'ai';

export const ask = (model: ai.LanguageModel, prompt: string) =>
  ai.generateText({ model, prompt, stopWhen: [ai.stepCountIs(5), ai['stepCountIs'](9)] });

export type Limit = typeof ai.stepCountIs;
