// @from 4
// @findings error:9
import { generateText, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({
    model,
    prompt,
    get maxSteps() {
      return 5;
    },
  });
