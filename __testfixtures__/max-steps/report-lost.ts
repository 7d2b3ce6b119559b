// @from 4
// @findings info:5
import { generateText, type LanguageModel } from 'ai';

export const presets = (name: string) => ({ [name]: { temperature: 0, maxSteps: 8 } });

export const ask = (model: LanguageModel, prompt: string) => generateText({ model, prompt });
