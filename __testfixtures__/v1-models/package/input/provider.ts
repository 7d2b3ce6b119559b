import type { LanguageModelV1, LanguageModelV1ObjectGenerationMode } from '@ai-sdk/provider';
import { ChatModel } from './chat-model';

export type { LanguageModelV1 };
export type Ask = Parameters<LanguageModelV1['doGenerate']>[0];
export interface Provider {
  (modelId: string): LanguageModelV1;
  mode: LanguageModelV1ObjectGenerationMode;
}

export function createProvider(client: ConstructorParameters<typeof ChatModel>[1]): Provider {
  const provider = (modelId: string): LanguageModelV1 => new ChatModel(modelId, client);
  return Object.assign(provider, { mode: 'tool' as const });
}
