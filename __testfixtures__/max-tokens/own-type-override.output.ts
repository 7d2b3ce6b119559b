// @from 4
import { generateText, streamText, type LanguageModel } from 'ai';

interface Overrides {
  maxTokens?: number;
  temperature?: number;
}

declare const model: LanguageModel;
declare const defaults: Required<Overrides>;

export const overKey = (prompt: string, overrides: Overrides) =>
  generateText({ model, prompt, maxOutputTokens: overrides.maxTokens ?? 100, ...overrides });

export const overSpread = (prompt: string, overrides: Overrides) =>
  streamText({ model, prompt, ...defaults, ...overrides, maxOutputTokens: overrides.maxTokens ?? defaults.maxTokens });
