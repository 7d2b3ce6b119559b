// @from 6
import type { LanguageModelV3, LanguageModelV3StreamPart } from '@ai-sdk/provider';
import { MockEmbeddingModelV3, MockLanguageModelV3 } from 'ai/test';

const parts: LanguageModelV3StreamPart[] = [];
const model: LanguageModelV3 = new MockLanguageModelV3();
console.log(parts.length, model.modelId, new MockEmbeddingModelV3());
