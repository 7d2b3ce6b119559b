// @from 4
// @findings warning:8 warning:9 warning:13
import { anthropic } from '@ai-sdk/anthropic';
import { openai } from '@ai-sdk/openai';
import type { LanguageModelV1 as LanguageModel } from '@ai-sdk/provider';

declare function takeModels(make: (id: 'gpt-4o') => unknown): void;
takeModels(openai);
export const makers: Record<string, (id: 'gpt-4o') => unknown> = { openai };

declare function choose(): boolean;
const either = choose() ? openai : anthropic;
export const model = either('gpt-4o');
export type Model = LanguageModel;
