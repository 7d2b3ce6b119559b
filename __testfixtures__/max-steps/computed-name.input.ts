// @from 4
import { generateText, type LanguageModel } from 'ai';

const maxSteps = Number(process.env.MAX_STEPS ?? 5);

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, maxSteps });
