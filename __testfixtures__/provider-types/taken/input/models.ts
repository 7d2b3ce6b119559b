// @from 6
import { createOpenAI, openai } from '@ai-sdk/openai';
import type { EmbeddingModelV3, LanguageModelV3 } from '@ai-sdk/provider';

export interface Choice {
  model: LanguageModelV3;
  embedder?: EmbeddingModelV3;
}

export const choose = (name: string): Choice => ({ model: openai(name) });
export const models: Record<string, LanguageModelV3> = { fast: createOpenAI({}).chat('gpt-5-mini') };
