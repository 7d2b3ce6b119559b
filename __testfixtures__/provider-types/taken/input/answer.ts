import { generateText } from 'ai';
import type { LanguageModelV3 as Model } from '@ai-sdk/provider';
import { choose } from './models.js';

const run = (model: Model, prompt: string) => generateText({ model, prompt });

export const answer = (prompt: string) => run(choose('gpt-5').model, prompt);
