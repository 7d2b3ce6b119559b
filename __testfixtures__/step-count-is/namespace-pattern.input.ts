// @from 6
import * as ai from 'ai';

const { generateText, stepCountIs } = ai;

export const ask = (model: ai.LanguageModel, prompt: string) =>
  generateText({ model, prompt, stopWhen: stepCountIs(5) });
