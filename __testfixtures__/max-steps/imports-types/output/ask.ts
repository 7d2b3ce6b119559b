// @from 4
import type { LanguageModel } from 'ai';
import { isStepCount } from 'ai';
import { generateText } from './sdk';

export const ask = (model: LanguageModel, prompt: string) => generateText({ model, prompt, stopWhen: isStepCount(5) });
