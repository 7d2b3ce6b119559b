// @from 4
// @only max-tokens
import { generateText, type LanguageModel } from 'ai';
import limits from './limits';
import { longer } from './names';
import shorter from './shorter';

export const ask = (model: LanguageModel, prompt: string) => generateText({ model, prompt, ...limits(prompt) });
export const askShort = (model: LanguageModel, prompt: string) => generateText({ model, prompt, ...shorter() });
export const askLong = (model: LanguageModel, prompt: string) => generateText({ model, prompt, ...longer() });
