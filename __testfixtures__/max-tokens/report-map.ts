// @from 4
// @findings error:9
import { streamText, type LanguageModel } from 'ai';

declare const model: LanguageModel;

const presets = new Map([['short', { maxTokens: 1 }]]);

export const ask = (prompt: string) => streamText({ model, prompt, ...presets.get('short') });
