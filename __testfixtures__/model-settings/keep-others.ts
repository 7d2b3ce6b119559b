// @from 4
// @only model-settings
import { createOpenAI } from '@ai-sdk/openai';
import { generateText, type LanguageModel } from 'ai';

const openai = (id: string, settings: { user: string }) => `${id}:${settings.user}`;
export const provider = createOpenAI({ apiKey: 'key', compatibility: 'strict' });
export const own = openai('gpt-4o', { user: 'a' });
export const ask = (model: LanguageModel, prompt: string) => generateText({ model, prompt });
