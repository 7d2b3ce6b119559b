// @from 6
import { generateText, type LanguageModel, type ModelMessage, type SystemModelMessage } from 'ai';

export const literal = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({ model, messages: [{ role: 'system' as const, content: 'Be brief.' }, ...history] });

export const message = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({ model, messages: [{ role: 'system', content: 'Be brief.' } as ModelMessage, ...history] });

export const checked = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({ model, messages: [{ role: 'system', content: 'Be brief.' } satisfies SystemModelMessage, ...history] });

export const list = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({ model, messages: [{ role: 'system', content: 'Be brief.' }, ...history] as ModelMessage[] });
