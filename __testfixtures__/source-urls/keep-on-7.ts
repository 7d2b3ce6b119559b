// @from 7
import { generateText, type LanguageModel } from 'ai';

declare const model: LanguageModel;

export async function ask() {
  const { sources } = await generateText({ model, prompt: 'Hello' });
  return sources.flatMap(source => (source.sourceType === 'url' ? [source.url] : []));
}
