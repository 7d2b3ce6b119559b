// @from 6
// @only floating-promise
// @types-skip a package that is not installed
import { streamText, tool, type LanguageModel } from 'ai';
import { after } from 'next/server';
import { unknown } from 'some-package';
import { z } from 'zod';

declare const model: LanguageModel;
declare function track(text: string): Promise<void>;
declare function count(text: string): number;
declare function log(error: unknown): void;
declare function keep(work: Promise<void>): void;
declare const emitter: { on(name: string, listener: (value: string) => void): void };

/** Cannot reject. */
async function quiet(text: string): Promise<void> {
  try {
    await track(text);
  } catch (error) {
    log(error);
  }
}
async function quieter(text: string) {
  return quiet(text);
}

export const say = tool({
  inputSchema: z.object({ text: z.string(), guests: z.array(z.string()) }),
  execute: async ({ text, guests }) => {
    await track(text);
    track(text).catch(log);
    track(text).catch(error => console.error(error));
    track(text).then(() => count(text), log);
    track(text)
      .catch(log)
      .finally(() => count(text));
    keep(track(text));
    after(() => track(text));
    const work = track(text);
    let later: Promise<void> | undefined;
    later = track(text);
    quiet(text);
    void quieter(text);
    // Nothing says that this gives a promise.
    unknown(text);
    count(text);
    guests.forEach(guest => {
      if (guest === '') throw new Error('empty');
    });
    await Promise.all(guests.map(async guest => await track(guest)));
    emitter.on('message', value => {
      count(value);
    });
    await new Promise(resolve => setTimeout(resolve, 500));
    setTimeout(async () => {
      await track(text).catch(log);
    }, 500);
    const stream = streamText({ model, prompt: text });
    stream.consumeStream();
    await later;
    return work;
  },
});

// Of the project itself, and outside of tools.
export const own = {
  execute: async (text: string) => {
    track(text);
  },
};
track('start');
