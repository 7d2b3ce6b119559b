// @from 4
// @findings info:10 info:14 info:18
import { generateText, type LanguageModel } from 'ai';

type Bag = Record<string, unknown>;

declare const model: LanguageModel;
declare const registry: Map<string, any>;

registry.set('short', { maxTokens: 10 });

export const ask = (name: string) => generateText({ model, prompt: 'Hello', ...registry.get(name) });

export const options: any = { maxTokens: 20 };

export function preset(name: string) {
  const presets: Bag = {
    long: { maxTokens: 3000 },
  };
  return presets[name];
}
