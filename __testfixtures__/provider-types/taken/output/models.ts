// @from 6
import { createOpenAI, openai } from '@ai-sdk/openai';
import type { EmbeddingModelV4, LanguageModelV4 } from '@ai-sdk/provider';

export interface Choice {
  model: LanguageModelV4;
  embedder?: EmbeddingModelV4;
}

export const choose = (name: string): Choice => ({ model: openai(name) });
export const models: Record<string, LanguageModelV4> = { fast: createOpenAI({}).chat('gpt-5-mini') };
