// @from 5
// @row language-model-v2-v3-typed
import { openai } from '@ai-sdk/openai';
import type { EmbeddingModelV2, LanguageModelV2 } from '@ai-sdk/provider';
import { embed, generateText } from 'ai';

const model: LanguageModelV2 = openai('gpt-4o');
export const ask = (chosen: LanguageModelV2 = model) => generateText({ model: chosen, prompt: chosen.modelId });
export const vector = (small: EmbeddingModelV2<string>) => embed({ model: small, value: 'a' });
