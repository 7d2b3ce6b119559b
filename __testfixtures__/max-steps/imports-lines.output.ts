// @from 4
'use server';

import type { LanguageModel } from 'ai';
import {
  generateText,
  isStepCount,
  streamText, // for the page
} from 'ai';

export const ask = (model: LanguageModel, prompt: string) => generateText({ model, prompt, stopWhen: isStepCount(5) });
export const show = (model: LanguageModel, prompt: string) => streamText({ model, prompt, stopWhen: isStepCount(5) });
