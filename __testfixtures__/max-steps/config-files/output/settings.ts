// @from 4
import { openai } from '@ai-sdk/openai';
import { isStepCount } from 'ai';

export const settings = { model: openai('gpt-4o'), stopWhen: isStepCount(8) };
