// @from 4
// @only max-tokens
import { generateText, type LanguageModel } from 'ai';
import { useCallback } from 'react';

type Settings = Pick<Parameters<typeof generateText>[0], 'maxOutputTokens' | 'seed'>;

interface Options {
  settings: (name: string) => Promise<Settings>;
  steady?: () => Settings;
}

declare const vi: { fn<T>(implementation: T): T };

export const run = async (model: LanguageModel, { settings, steady }: Options) =>
  generateText({ model, prompt: 'Hi', ...(await settings('short')), ...steady?.() });

// Functions that are handed on, not called: what they return has the type of their place.
const short = { maxOutputTokens: 5 };
const settings = vi.fn(() => Promise.resolve(short));
const long = async () => ({ maxOutputTokens: 500 });
const steady = () => ({ maxOutputTokens: 50 });

export const runs = (model: LanguageModel) => [
  run(model, { settings }),
  run(model, { settings: long, steady }),
  run(model, { settings: vi.fn(async () => ({ maxOutputTokens: 5 })) }),
];

export function useRun(model: LanguageModel) {
  const chosen = useCallback(() => Promise.resolve({ maxOutputTokens: 1 }), []);
  return run(model, { settings: chosen });
}

// Of another type, and of none.
declare function own(options: { limit: () => { maxTokens: number } }): void;
const limit = () => ({ maxTokens: 5 });
own({ limit });
