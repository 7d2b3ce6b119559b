// @from 4
import type { LanguageModel } from 'ai';
import { generateText } from './sdk';

export const ask = (model: LanguageModel, prompt: string) => generateText({ model, prompt, maxSteps: 5 });
