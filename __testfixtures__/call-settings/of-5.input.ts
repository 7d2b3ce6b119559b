// @from 5
// @row type-call-settings
import { generateText, type CallSettings, type LanguageModel } from 'ai';

const settings: CallSettings = { temperature: 0.2, maxOutputTokens: 500, maxRetries: 1 };

export const ask = (model: LanguageModel, prompt: string) => generateText({ model, prompt, ...settings });
