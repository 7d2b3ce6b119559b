// @from 4
// @row experimental-prepare-step
import { generateText, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({
    model,
    prompt,
    experimental_prepareStep: async ({ stepNumber }) => (stepNumber === 0 ? { toolChoice: 'none' } : undefined),
  });
