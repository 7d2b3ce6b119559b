// @from 4
// @findings warning:10
// @types-skip the generation knows only one of the two names
import { generateText, type LanguageModel } from 'ai';

export const answer = (model: LanguageModel) =>
  generateText({
    model,
    prompt: 'Hello',
    maxTokens: 100,
    maxOutputTokens: 200,
  });
