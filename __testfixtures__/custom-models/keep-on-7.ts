// @from 7
import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';
import type { ProviderRegistryProvider } from 'ai';

export const choice = (options: LanguageModelV4CallOptions) => options.toolChoice?.type;
export const none = (registry: ProviderRegistryProvider) => registry.languageModel;
