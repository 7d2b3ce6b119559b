// @from 4
import { generateText, streamText, type LanguageModel } from 'ai';

type Options = Parameters<typeof generateText>[0];

declare const model: LanguageModel;

export function typed(prompt: string, cap?: number) {
  const options: Options = { model, prompt };
  if (cap) options.maxTokens = cap;
  options['maxTokens'] ??= 100;
  if (cap === 0) delete options.maxTokens;
  return generateText(options);
}

export function inferred(prompt: string) {
  const options = { model, prompt, maxTokens: 100 };
  options.maxTokens *= 2;
  return streamText(options);
}
