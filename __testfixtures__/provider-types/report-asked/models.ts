// @from 6
// @findings error:6
import { openai } from '@ai-sdk/openai';
import type { LanguageModelV3 } from '@ai-sdk/provider';

export const choose = (own: LanguageModelV3 | undefined): LanguageModelV3 => own ?? openai('gpt-5');
export const versionOf = (model: LanguageModelV3): string => model.specificationVersion;
