// @from 6
// @types-skip `instructions` is an option of 7
// @findings warning:9
import { generateText, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel) =>
  generateText({
    model,
    system: 'Be brief.',
    instructions: 'Be kind.',
    prompt: 'Hello',
  });
