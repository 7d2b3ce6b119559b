// @from 6
// @row call-settings-type
import { generateText, type LanguageModelCallOptions, type RequestOptions, type LanguageModel } from 'ai';

export const settings: LanguageModelCallOptions & Omit<RequestOptions, 'timeout'> = { temperature: 0, maxRetries: 1 };
export const ask = (model: LanguageModel, prompt: string, overrides?: Partial<LanguageModelCallOptions & Omit<RequestOptions, 'timeout'>>) =>
  generateText({ model, prompt, ...settings, ...overrides });
export const presets: Record<string, LanguageModelCallOptions & Omit<RequestOptions, 'timeout'>> = {};
export const list: (LanguageModelCallOptions & Omit<RequestOptions, 'timeout'>)[] = [settings];
export type Maybe = (LanguageModelCallOptions & Omit<RequestOptions, 'timeout'>) | undefined;
export type Named = LanguageModelCallOptions & Omit<RequestOptions, 'timeout'> & { name: string };
export type Key = keyof (LanguageModelCallOptions & Omit<RequestOptions, 'timeout'>);
export type Temperature = (LanguageModelCallOptions & Omit<RequestOptions, 'timeout'>)['temperature'];
export interface Options extends LanguageModelCallOptions, Omit<RequestOptions, 'timeout'> {
  name: string;
}
export const merged = { ...settings, seed: 1 } satisfies LanguageModelCallOptions & Omit<RequestOptions, 'timeout'>;
