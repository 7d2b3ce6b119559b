// @from 6
// @row call-settings-type
import { generateText, type CallSettings, type LanguageModel } from 'ai';

export const settings: CallSettings = { temperature: 0, maxRetries: 1 };
export const ask = (model: LanguageModel, prompt: string, overrides?: Partial<CallSettings>) =>
  generateText({ model, prompt, ...settings, ...overrides });
export const presets: Record<string, CallSettings> = {};
export const list: CallSettings[] = [settings];
export type Maybe = CallSettings | undefined;
export type Named = CallSettings & { name: string };
export type Key = keyof CallSettings;
export type Temperature = CallSettings['temperature'];
export interface Options extends CallSettings {
  name: string;
}
export const merged = { ...settings, seed: 1 } satisfies CallSettings;
