// @from 4
// @findings error:8 error:11
import { generateText, type LanguageModel } from 'ai';

type Options = Parameters<typeof generateText>[0];

export interface Settings {
  steps: Options['maxSteps'];
}

export const options = (model: LanguageModel): Omit<Options, 'maxSteps' | 'prompt'> => ({ model });
