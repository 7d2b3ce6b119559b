// @from 4
import { openai } from '@ai-sdk/openai';
import { isStepCount } from 'ai';

export const settings = { model: openai.chat('gpt-4o'), stopWhen: isStepCount(8) };
