// @from 4
import { generateText, type LanguageModel } from 'ai';

declare const model: LanguageModel;

const small = { maxOutputTokens: 100 };
const large = { maxOutputTokens: 1000, temperature: 0 };
let current: typeof small | typeof large = small;

export const grow = () => {
  current = large;
};

export const limit = (maxTokens: number) => {
  current = { maxOutputTokens: maxTokens };
};

export const ask = (prompt: string) => generateText({ model, prompt, ...current });

const own = { maxTokens: 5 };
const show = (o: typeof own) => console.log(o.maxTokens);
show(own);
show({ maxTokens: 6 });
