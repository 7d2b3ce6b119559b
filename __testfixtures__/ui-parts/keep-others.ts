// @from 4
// @only ui-parts
import { generateText, type LanguageModel, streamText, type UIMessage } from 'ai';

interface Row {
  createdAt: Date;
  annotations: string[];
  data: string;
  role: 'data' | 'user';
  source: { url: string };
  type: 'source' | 'text';
  mimeType: string;
}

export const own = (row: Row) =>
  row.role === 'data' || row.type === 'source'
    ? [row.createdAt, row.annotations, row.data, row.source.url, row.mimeType]
    : [];

export async function sourcesOf(model: LanguageModel) {
  const { sources } = await generateText({ model, prompt: 'source' });
  return sources;
}

export async function stream(model: LanguageModel) {
  for await (const part of streamText({ model, prompt: 'data' }).fullStream) {
    if (part.type === 'source') console.log(part.source.url);
  }
}

export const texts = (message: UIMessage) =>
  message.role === 'user' ? message.parts.map(part => (part.type === 'text' ? part.text : '')) : [];
