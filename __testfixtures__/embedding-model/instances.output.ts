// @from 5
// @row PRV-06
import { google } from '@ai-sdk/google';
import { createOpenAI, openai } from '@ai-sdk/openai';
import { embed } from 'ai';

export const one = (value: string) => embed({ model: openai.embeddingModel('text-embedding-3-small'), value });
export const two = createOpenAI({ apiKey: 'key' }).embedding('text-embedding-3-small');
export const three = google.embedding('gemini-embedding-001');
