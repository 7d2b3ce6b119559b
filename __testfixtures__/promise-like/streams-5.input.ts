// @from 5
// @only promise-like
// @row promise-like
import { type LanguageModel, streamText } from 'ai';

declare const model: LanguageModel;
declare function log(...values: unknown[]): void;
declare function waitUntil(promise: Promise<unknown>): void;

export async function ask() {
  const result = streamText({ model, prompt: 'Hello' });
  result.text.catch(log);
  await result.usage.finally(() => log('done'));
  result.steps.then(log).catch(log);
  waitUntil(result.consumeStream());
  const { text, finishReason } = streamText({ model, prompt: 'Hello' });
  text.catch(() => '');
  const said: Promise<string> = result.text;
  await Promise.all([result.text, said, finishReason.then(log)]);
}

export const later = (): Promise<string> => streamText({ model, prompt: 'Hello' }).text;
