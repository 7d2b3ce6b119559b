// @from 4
'use server';

import type { LanguageModel } from 'ai';
import {
  generateText,
  streamText, // for the page
} from 'ai';

export const ask = (model: LanguageModel, prompt: string) => generateText({ model, prompt, maxSteps: 5 });
export const show = (model: LanguageModel, prompt: string) => streamText({ model, prompt, maxSteps: 5 });
