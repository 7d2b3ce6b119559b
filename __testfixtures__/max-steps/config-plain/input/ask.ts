// @from 4
import { generateText, streamText, type LanguageModel } from 'ai';
import { limits, settings } from './settings';

export const ask = (model: LanguageModel, prompt: string) => generateText({ model, prompt, ...settings });
export const show = (model: LanguageModel, prompt: string) => streamText({ model, prompt, maxSteps: settings.maxSteps });
export const limited = (model: LanguageModel, prompt: string) => streamText({ model, prompt, maxSteps: limits.steps });
