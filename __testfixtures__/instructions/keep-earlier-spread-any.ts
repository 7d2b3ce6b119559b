// @from 6
import { generateText, type LanguageModel } from 'ai';

interface Defaults {
  model: LanguageModel;
  system: string;
}

// Where the value is undefined, `system` of the defaults would be uncovered.
export const ask = (defaults: Defaults, prompt: string, rules: any) =>
  generateText({ ...defaults, prompt, system: rules });
