// @from 6
import { openai } from '@ai-sdk/openai';
import type { LanguageModelV3, LanguageModelV4 } from '@ai-sdk/provider';

export const choose = (own: LanguageModelV3 | LanguageModelV4 | undefined): LanguageModelV3 | LanguageModelV4 => own ?? openai('gpt-5');

export interface Chosen {
  models: (LanguageModelV3 | LanguageModelV4)[];
  later: Promise<LanguageModelV3 | LanguageModelV4>;
}
