// @from 5
// @keep-temperature
import { generateText, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, prompt: string) => generateText({ model, prompt });
