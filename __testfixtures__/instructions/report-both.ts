// @from none
// @findings warning:8
import { generateText, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel) =>
  generateText({
    model,
    system: 'Be brief.',
    instructions: 'Be kind.',
    prompt: 'Hello',
  });
