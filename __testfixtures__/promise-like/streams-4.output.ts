// @from 4
// @only promise-like
// @row promise-like
import { type LanguageModel, streamText } from 'ai';

declare const model: LanguageModel;
declare function log(...values: unknown[]): void;
declare function waitUntil(promise: Promise<unknown>): void;

export async function ask() {
  const result = streamText({ model, prompt: 'Hello' });
  Promise.resolve(result.text).catch(log);
  await Promise.resolve(result.usage).finally(() => log('done'));
  Promise.resolve(result.steps).then(log).catch(log);
  waitUntil(Promise.resolve(result.consumeStream()));
  const { text, finishReason } = streamText({ model, prompt: 'Hello' });
  Promise.resolve(text).catch(() => '');
  const said: Promise<string> = Promise.resolve(result.text);
  await Promise.all([result.text, said, finishReason.then(log)]);
}

export const later = (): Promise<string> => Promise.resolve(streamText({ model, prompt: 'Hello' }).text);
