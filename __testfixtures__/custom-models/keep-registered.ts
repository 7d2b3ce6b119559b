// @from 6
// @types-skip the packages of others are not installed
import { openai } from '@ai-sdk/openai';
import { ollama } from 'ollama-ai-provider-v2';
import { createProviderRegistry } from 'ai';

export const registry = createProviderRegistry({ ollama, openai });
