// @from 4
import { openai } from '@ai-sdk/openai';

export const settings = { model: openai('gpt-4o'), maxSteps: 8 };
