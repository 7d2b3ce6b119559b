// @from 7
import { generateText, type LanguageModel } from 'ai';

export const answer = (model: LanguageModel, maxTokens: number) =>
  generateText({ model, prompt: 'Hello', maxOutputTokens: maxTokens });
