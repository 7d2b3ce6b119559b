// @from 4
// @only max-tokens
import { generateText, type LanguageModel } from 'ai';
import { useCallback } from 'react';

type Settings = Pick<Parameters<typeof generateText>[0], 'maxTokens' | 'seed'>;

interface Options {
  settings: (name: string) => Promise<Settings>;
  steady?: () => Settings;
}

declare const vi: { fn<T>(implementation: T): T };

export const run = async (model: LanguageModel, { settings, steady }: Options) =>
  generateText({ model, prompt: 'Hi', ...(await settings('short')), ...steady?.() });

// Functions that are handed on, not called: what they return has the type of their place.
const short = { maxTokens: 5 };
const settings = vi.fn(() => Promise.resolve(short));
const long = async () => ({ maxTokens: 500 });
const steady = () => ({ maxTokens: 50 });

export const runs = (model: LanguageModel) => [
  run(model, { settings }),
  run(model, { settings: long, steady }),
  run(model, { settings: vi.fn(async () => ({ maxTokens: 5 })) }),
];

export function useRun(model: LanguageModel) {
  const chosen = useCallback(() => Promise.resolve({ maxTokens: 1 }), []);
  return run(model, { settings: chosen });
}

// Of another type, and of none.
declare function own(options: { limit: () => { maxTokens: number } }): void;
const limit = () => ({ maxTokens: 5 });
own({ limit });
