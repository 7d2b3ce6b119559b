// @from 4
import { openai } from '@ai-sdk/openai';

export const settings = { model: openai.chat('gpt-4o'), maxOutputTokens: 100 };
