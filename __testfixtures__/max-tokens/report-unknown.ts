// @from 4
// @findings info:8
import { generateText, type LanguageModel } from 'ai';

declare const model: LanguageModel;
declare const registry: Map<string, any>;

registry.set('short', { maxTokens: 10 });

export const ask = (name: string) => generateText({ model, prompt: 'Hello', ...registry.get(name) });
