// @from 6
// @alone
// @only instructions
// @findings info:9
import { generateText, type LanguageModel } from 'ai';

/** A test looks for the old name. */
export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, system: 'Be brief.', prompt });
export const askAgain = (model: LanguageModel, prompt: string) =>
  generateText({ model, system: 'Be briefer.', prompt });
