// @from 4
import { generateText, type LanguageModel } from 'ai';

type Options = Parameters<typeof generateText>[0];

export type Cap = Options['maxTokens'];
export type Uncapped = Omit<Options, 'maxTokens'>;
export type Limits = Pick<Options, 'temperature' | 'maxTokens' | 'topP'>;
export type FromFunction = Parameters<typeof import('ai').streamText>[0]['maxTokens'];

export const limits: Limits = { maxTokens: 1 };

const settings = { maxTokens: 100 };
export type Tokens = typeof settings.maxTokens;
export type TokensAgain = (typeof settings)['maxTokens'];

export const ask = (model: LanguageModel, prompt: string, cap: Cap, uncapped: Uncapped) =>
  generateText({ model, prompt, ...settings, temperature: uncapped.temperature, maxTokens: cap });
