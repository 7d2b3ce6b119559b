// @from 4
import { generateText, isStepCount, streamText, type LanguageModel } from 'ai';
import { limits, settings } from './settings';

export const ask = (model: LanguageModel, prompt: string) => generateText({ model, prompt, ...settings, stopWhen: isStepCount(settings.maxSteps) });
export const show = (model: LanguageModel, prompt: string) => streamText({ model, prompt, stopWhen: isStepCount(settings.maxSteps) });
export const limited = (model: LanguageModel, prompt: string) => streamText({ model, prompt, stopWhen: ({ steps }) => !(steps.length < limits.steps) });
