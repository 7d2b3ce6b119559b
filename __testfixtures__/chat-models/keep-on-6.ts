// @from 6
import { azure } from '@ai-sdk/azure';
import { openai } from '@ai-sdk/openai';

export const models = [openai('gpt-4o'), azure('gpt-4o')];
