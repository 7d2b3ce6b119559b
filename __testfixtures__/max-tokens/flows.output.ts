// @from 4
import { generateText, streamText, type LanguageModel } from 'ai';

type Options = Parameters<typeof generateText>[0];

declare const model: LanguageModel;

const define = <T,>(options: T) => options;
const defined = define({ maxOutputTokens: 100 });

export function byDefault(prompt: string, options = { maxTokens: 100 }) {
  return generateText({ model, prompt, ...options, maxOutputTokens: options.maxTokens });
}

export function reassigned(prompt: string, long: boolean) {
  let options = { maxOutputTokens: 100 };
  if (long) options = { maxOutputTokens: 1000 };
  return generateText({ model, prompt, ...options });
}

export const identity = (prompt: string) => streamText({ model, prompt, ...defined });

export const generic = <T extends Options>(options: T) => [options.maxOutputTokens, generateText(options)];

export const nullish = (prompt: string, options?: Pick<Options, 'maxOutputTokens'>) =>
  streamText({ model, prompt, ...(options ?? { maxOutputTokens: 100 }) });
