// @from 4
// @only source-urls
import { generateText, type LanguageModel } from 'ai';

declare const model: LanguageModel;

interface Page {
  sources: { url: string }[];
}

export async function ask(page: Page) {
  const { sources } = await generateText({ model, prompt: 'Hello' });
  const urls = sources.filter(source => source.sourceType === 'url').map(source => source.url);
  return [urls, sources.map(source => source.title), page.sources.map(source => source.url)];
}
