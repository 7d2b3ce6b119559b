// @from 7
import type { CallSettings, LanguageModelCallOptions, RequestOptions } from 'ai';

export const settings: CallSettings = { temperature: 0 };
export const full: LanguageModelCallOptions & RequestOptions = { ...settings, timeout: 5 };
