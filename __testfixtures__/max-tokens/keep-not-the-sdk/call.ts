import type { LanguageModel } from 'ai';
import { generateText } from './generate';

export const answer = (_: LanguageModel) => generateText({ prompt: 'Hello', maxTokens: 5 });
