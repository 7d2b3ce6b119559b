// @from 5
// @only provider-types
// @findings warning:6
// @types-skip the package is not installed
import { openai } from '@ai-sdk/openai';
import type { LanguageModelV2 } from '@openrouter/ai-sdk-provider';
import type { LanguageModelV3 } from './types.js';

export const models: Record<string, LanguageModelV2 | LanguageModelV3> = { small: openai('gpt-4o-mini') as never };
