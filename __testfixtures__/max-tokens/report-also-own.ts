// @from 4
// @findings error:12
import { generateText, type LanguageModel } from 'ai';

interface Limits {
  maxTokens: number;
}

declare const model: LanguageModel;
declare function check(limits: Limits): void;

const options = { model, maxTokens: 100 };

check(options);

export const ask = (prompt: string) => generateText({ ...options, prompt });
