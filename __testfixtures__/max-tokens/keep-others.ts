// @from 4
import { generateText, type LanguageModel } from 'ai';

interface Limits {
  maxTokens: number;
}

declare const model: LanguageModel;
declare function countTokens(text: string, limits: Limits): number;

export async function fits(prompt: string) {
  const { text } = await generateText({ model, prompt });
  const body = JSON.stringify({ model: 'some-model', maxTokens: 100 });
  return countTokens(text + body, { maxTokens: 4000 }) > 0;
}
