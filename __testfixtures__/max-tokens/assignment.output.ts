// @from 4
import { generateText, streamText, type LanguageModel } from 'ai';

type Options = Parameters<typeof generateText>[0];

declare const model: LanguageModel;

export function typed(prompt: string, cap?: number) {
  const options: Options = { model, prompt };
  if (cap) options.maxOutputTokens = cap;
  options['maxOutputTokens'] ??= 100;
  if (cap === 0) delete options.maxOutputTokens;
  return generateText(options);
}

export function inferred(prompt: string) {
  const options = { model, prompt, maxOutputTokens: 100 };
  options.maxOutputTokens *= 2;
  return streamText(options);
}
