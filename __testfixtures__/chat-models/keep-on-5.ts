// @from 5
import { createOpenAI, openai } from '@ai-sdk/openai';

export const models = [openai('gpt-4o'), createOpenAI({ apiKey: 'key' })('gpt-4o'), openai.languageModel('gpt-4o')];
