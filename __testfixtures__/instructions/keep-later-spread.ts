// @from 6
import { generateText, streamText, type LanguageModel } from 'ai';

interface Overrides {
  system?: string;
  temperature?: number;
}

type Options = Partial<Pick<Parameters<typeof streamText>[0], 'system' | 'temperature'>>;

declare const model: LanguageModel;
declare const fromConfig: any;

const base = { system: 'Be kind.' };

// 7 prefers `instructions` to `system`, so the spread would no longer win.
export const own = (prompt: string, overrides: Overrides) =>
  generateText({ model, prompt, system: 'Be brief.', ...overrides });

export const sdk = (prompt: string, options: Options) => streamText({ model, prompt, system: 'Be brief.', ...options });

export const any = (prompt: string) => streamText({ model, prompt, system: 'Be brief.', ...fromConfig });

export const constant = (prompt: string, overrides: Overrides) =>
  streamText({ model, prompt, ...base, ...overrides });

export const condition = (prompt: string, overrides?: Overrides) =>
  streamText({ model, prompt, system: 'Be brief.', ...(overrides ?? {}) });

export const assigned = (prompt: string, overrides: Overrides) =>
  streamText(Object.assign({ model, prompt, system: 'Be brief.' }, overrides));

// Undefined sends no system prompt; 7 would go back to that of the spread.
export const uncovered = (prompt: string, overrides: Overrides, system?: string) =>
  generateText({ ...overrides, model, prompt, system });

export const step = (prompt: string, next: () => Overrides) =>
  generateText({ model, prompt, prepareStep: () => ({ system: 'Be brief.', ...next() }) });
