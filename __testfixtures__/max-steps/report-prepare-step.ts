// @from 4
// @row prepare-step-max-steps
// @only max-steps
// @findings error:12
// @types-skip the prepared step is typed by tools that do not matter here
import { generateText, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({
    model,
    prompt,
    experimental_prepareStep: async ({ stepNumber, maxSteps }) => ({
      toolChoice: stepNumber === maxSteps - 1 ? 'none' : 'auto',
    }),
  });
