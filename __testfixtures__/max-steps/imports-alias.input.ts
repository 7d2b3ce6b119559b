// @from 4
import type { LanguageModel } from 'ai';
import { generateText as generate } from 'ai';

export const ask = (model: LanguageModel, prompt: string) => generate({ model, prompt, maxSteps: 5 });
