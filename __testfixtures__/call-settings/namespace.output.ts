// @from 5
import type * as ai from 'ai';

export const settings: ai.LanguageModelCallOptions & Omit<ai.RequestOptions, 'timeout'> = { topP: 1 };
export type Settings = import('ai').LanguageModelCallOptions & Omit<import('ai').RequestOptions, 'timeout'>;
export interface Options extends ai.LanguageModelCallOptions, Omit<ai.RequestOptions, 'timeout'> {
  name: string;
}
