// @from 4
// @only source-urls
// @row source-url-narrowing
import { generateText, type LanguageModel, streamText } from 'ai';

declare const model: LanguageModel;
declare function log(...values: unknown[]): void;

export async function text() {
  const result = await generateText({ model, prompt: 'Hello' });
  const urls = result.sources.map(source => source.url);
  for (const source of result.sources) log(source.title, source.url);
  const { sources } = result;
  sources.forEach(({ url, title }) => log(url, title));
  log(sources.length, sources[0]?.id);
  return urls.concat(result.sources.filter(source => source.title).map(source => source.url));
}

export async function stream() {
  const result = streamText({
    model,
    prompt: 'Hello',
    onFinish: event => log(event.sources.map(({ url }) => url)),
    onStepFinish({ sources }) {
      log(sources?.map(source => source.url));
    },
  });
  for (const source of await result.sources) log(source.url);
  const sources = await result.sources;
  return [sources.find(source => source.url.startsWith('https')), (await result.sources).map(source => source.url)];
}
