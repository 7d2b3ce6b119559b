// @from 4
// @only stream-parts
// @row part-source
import { streamText, type LanguageModel } from 'ai';

const write = (..._values: unknown[]) => {};

export async function sources(model: LanguageModel) {
  const found = [];
  for await (const part of streamText({ model, prompt: 'Hello' }).fullStream) {
    if (part.type === 'source' && part.source.sourceType === 'url') {
      write(part.source.id, part.source?.title, part.source['url'], part.source.url);
      found.push(part.source);
    }
    if (part.type === 'source') write(part.source.url);
    if (part.type === 'source') {
      const { source } = part;
      write(source.id);
    }
    const url = part.type === 'source' ? part.source.url : undefined;
    write(url);
    switch (part.type) {
      case 'text-delta':
        break;
      case 'source': {
        write(part.source.title, part.source.url);
        write(part.source.url);
        break;
      }
      case 'error':
        break;
    }
    if (part.type !== 'source') continue;
    write(part.source.url);
  }
  return found;
}
