// @from 6
import { openai } from '@ai-sdk/openai';
import { embed } from 'ai';

export const one = (value: string) => embed({ model: openai.embeddingModel('text-embedding-3-small'), value });
export const own = { textEmbeddingModel: (id: string) => openai.embedding(id) };
export const two = own.textEmbeddingModel('text-embedding-3-small');
