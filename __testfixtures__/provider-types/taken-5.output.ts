// @from 5
// @row language-model-v2-v3-typed
import { openai } from '@ai-sdk/openai';
import type { EmbeddingModelV4, LanguageModelV4 } from '@ai-sdk/provider';
import { embed, generateText } from 'ai';

const model: LanguageModelV4 = openai('gpt-4o');
export const ask = (chosen: LanguageModelV4 = model) => generateText({ model: chosen, prompt: chosen.modelId });
export const vector = (small: EmbeddingModelV4) => embed({ model: small, value: 'a' });
