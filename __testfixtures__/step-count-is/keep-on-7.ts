// @from 7
import { generateText, stepCountIs, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, instructions: 'Be brief.', prompt, stopWhen: stepCountIs(5) });
