import { generateText, type LanguageModel } from 'ai';
import { defaults } from './index';

console.log(defaults.maxOutputTokens);

export const answer = (model: LanguageModel, prompt: string) => generateText({ model, prompt, ...defaults });
