// @from 4
// @findings warning:7 warning:8 warning:12
import { anthropic } from '@ai-sdk/anthropic';
import { openai } from '@ai-sdk/openai';

declare function takeModels(make: (id: 'gpt-4o') => unknown): void;
takeModels(openai);
export const makers: Record<string, (id: 'gpt-4o') => unknown> = { openai };

declare function choose(): boolean;
const either = choose() ? openai : anthropic;
export const model = either('gpt-4o');
