// @from 6
import { generateText, type LanguageModel } from 'ai';

interface Defaults {
  system: string;
  temperature?: number;
}

export const ask = (model: LanguageModel, prompt: string, defaults: Defaults, other: { temperature: number }) =>
  generateText({ model, prompt, ...defaults, instructions: `${defaults.system} Be brief.`, ...other });
