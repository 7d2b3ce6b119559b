// @from 4
import { openai } from '@ai-sdk/openai';
import { ask } from './ask';

export const run = (prompt: string) => ask({ model: openai('gpt-4o'), prompt, maxSteps: 3 });
