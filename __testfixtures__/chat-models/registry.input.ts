// @from 4
import { openai } from '@ai-sdk/openai';
import { createProviderRegistry, customProvider } from 'ai';

const own = openai;
export const registry = createProviderRegistry({ openai });
export const named = createProviderRegistry({ gpt: openai });
export const custom = customProvider({ languageModels: { small: openai('gpt-4o-mini') }, fallbackProvider: own });
