// @from 5
// @row PRV-06
import { google } from '@ai-sdk/google';
import { createOpenAI, openai } from '@ai-sdk/openai';
import { embed } from 'ai';

export const one = (value: string) => embed({ model: openai.textEmbeddingModel('text-embedding-3-small'), value });
export const two = createOpenAI({ apiKey: 'key' }).textEmbedding('text-embedding-3-small');
export const three = google.textEmbedding('gemini-embedding-001');
