// @from 7
import { openai } from '@ai-sdk/openai';
import { xai } from '@ai-sdk/xai';

export const models = [openai('gpt-4o'), xai('grok-4')];
