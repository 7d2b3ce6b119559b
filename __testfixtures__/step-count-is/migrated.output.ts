// @from 6
// @types-skip half migrated: it names what only 7 has
import { generateText, isStepCount, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, instructions: 'Be brief.', prompt, stopWhen: isStepCount(5) });
