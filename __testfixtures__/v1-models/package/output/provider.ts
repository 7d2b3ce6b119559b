import type { LanguageModelV4 } from '@ai-sdk/provider';
import { ChatModel } from './chat-model';
import type { LanguageModelV1, LanguageModelV1ObjectGenerationMode } from './language-model-v1';

export type { LanguageModelV4 as LanguageModelV1 };
export type Ask = Parameters<LanguageModelV1['doGenerate']>[0];
export interface Provider {
  (modelId: string): LanguageModelV4;
  mode: LanguageModelV1ObjectGenerationMode;
}

export function createProvider(client: ConstructorParameters<typeof ChatModel>[1]): Provider {
  const provider = (modelId: string): LanguageModelV4 => new ChatModel(modelId, client);
  return Object.assign(provider, { mode: 'tool' as const });
}
