// @from 6
import type {
  CallSettings,
  LanguageModel,
} from 'ai';
import { generateText } from 'ai';

const settings: CallSettings = { temperature: 0, timeout: 10_000 };
export const ask = (model: LanguageModel, prompt: string) => generateText({ model, prompt, ...settings });
