import { generateText, type LanguageModel } from 'ai';
import settings from './settings';

export const answer = (model: LanguageModel, prompt: string) => generateText({ model, prompt, ...settings });
