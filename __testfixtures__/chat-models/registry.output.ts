// @from 4
import { openai } from '@ai-sdk/openai';
import { createProviderRegistry, customProvider } from 'ai';

const own = openai;
export const registry = createProviderRegistry({ openai: { ...openai, languageModel: openai.chat } });
export const named = createProviderRegistry({ gpt: { ...openai, languageModel: openai.chat } });
export const custom = customProvider({ languageModels: { small: openai.chat('gpt-4o-mini') }, fallbackProvider: { ...own, languageModel: own.chat } });
