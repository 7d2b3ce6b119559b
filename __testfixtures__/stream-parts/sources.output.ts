// @from 4
// @only stream-parts
// @row part-source
import { streamText, type LanguageModel } from 'ai';

const write = (..._values: unknown[]) => {};

export async function sources(model: LanguageModel) {
  const found = [];
  for await (const part of streamText({ model, prompt: 'Hello' }).fullStream) {
    if (part.type === 'source' && part.sourceType === 'url') {
      write(part.id, part.title, part['url'], part.url);
      found.push(part);
    }
    if (part.type === 'source' && part.sourceType === 'url') write(part.url);
    if (part.type === 'source') {
      const source = part;
      write(source.id);
    }
    const url = part.type === 'source' && part.sourceType === 'url' ? part.url : undefined;
    write(url);
    switch (part.type) {
      case 'text-delta':
        break;
      case 'source': {
        if (part.sourceType !== 'url') break;
        write(part.title, part.url);
        write(part.url);
        break;
      }
      case 'error':
        break;
    }
    if (part.type !== 'source' || part.sourceType !== 'url') continue;
    write(part.url);
  }
  return found;
}
