// @from 6
import { createGateway } from '@ai-sdk/gateway';
import * as ai from 'ai';

export const own = createGateway({ apiKey: '' }).textEmbeddingModel('openai/text-embedding-3-small');
export const embed = (value: string) => ai.embed({ model: ai.gateway.textEmbeddingModel('openai/text-embedding-3-small'), value });
export const model = ai.gateway?.textEmbeddingModel('openai/text-embedding-3-large');
