// @from 4
// @row type-ai-parameters-index
// @findings error:9 error:12
import { generateText, type LanguageModel } from 'ai';

type Options = Parameters<typeof generateText>[0];

export interface Settings {
  steps: Options['maxSteps'];
}

export const options = (model: LanguageModel): Omit<Options, 'maxSteps' | 'prompt'> => ({ model });
