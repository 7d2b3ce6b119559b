// @from 4
import { generateText, type LanguageModel } from 'ai';

type Options = Parameters<typeof generateText>[0];

export type Cap = Options['maxOutputTokens'];
export type Uncapped = Omit<Options, 'maxOutputTokens'>;
export type Limits = Pick<Options, 'temperature' | 'maxOutputTokens' | 'topP'>;
export type FromFunction = Parameters<typeof import('ai').streamText>[0]['maxOutputTokens'];

export const limits: Limits = { maxOutputTokens: 1 };

const settings = { maxOutputTokens: 100 };
export type Tokens = typeof settings.maxOutputTokens;
export type TokensAgain = (typeof settings)['maxOutputTokens'];

export const ask = (model: LanguageModel, prompt: string, cap: Cap, uncapped: Uncapped) =>
  generateText({ model, prompt, ...settings, temperature: uncapped.temperature, maxOutputTokens: cap });
