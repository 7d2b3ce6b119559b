// @from 6
import { generateText, type LanguageModel } from 'ai';

interface Settings {
  model: LanguageModel;
  experimental_prepareStep: Parameters<typeof generateText>[0]['prepareStep'];
}

export const ask = (settings: Settings, prompt: string) => generateText({ ...settings, prompt });
