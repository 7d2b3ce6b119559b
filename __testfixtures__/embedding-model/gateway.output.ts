// @from 6
import { createGateway } from '@ai-sdk/gateway';
import * as ai from 'ai';

export const own = createGateway({ apiKey: '' }).embeddingModel('openai/text-embedding-3-small');
export const embed = (value: string) => ai.embed({ model: ai.gateway.embeddingModel('openai/text-embedding-3-small'), value });
export const model = ai.gateway?.embeddingModel('openai/text-embedding-3-large');
