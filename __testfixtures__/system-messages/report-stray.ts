// @from 6
// @findings warning:5
import { generateText, type LanguageModel } from 'ai';

export const presets = (name: string) => ({ [name]: { role: 'system', content: 'Be brief.' } });

export const ask = (model: LanguageModel, prompt: string) => generateText({ model, prompt });
