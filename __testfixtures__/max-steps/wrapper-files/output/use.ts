// @from 4
import { openai } from '@ai-sdk/openai';
import { isStepCount } from 'ai';
import { ask } from './ask';

export const run = (prompt: string) => ask({ model: openai.chat('gpt-4o'), prompt, stopWhen: isStepCount(3) });
