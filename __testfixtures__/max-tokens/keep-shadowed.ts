// @from 4
import { generateText, type LanguageModel } from 'ai';

type Call = (options: { prompt: string; maxTokens: number }) => Promise<string>;

export const real = (model: LanguageModel) => generateText({ model, prompt: 'Hello' });

export const fake = (generateText: Call) => generateText({ prompt: 'Hello', maxTokens: 5 });
