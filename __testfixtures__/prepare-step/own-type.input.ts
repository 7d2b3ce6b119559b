// @from 6
import { generateText, type LanguageModel, type PrepareStepFunction } from 'ai';

interface Settings {
  model: LanguageModel;
  experimental_prepareStep: PrepareStepFunction;
}

export const ask = (settings: Settings, prompt: string) => generateText({ ...settings, prompt });
