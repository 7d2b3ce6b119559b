// @from 6
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export const ask = (model: LanguageModel, history: ModelMessage[], rules?: string) =>
  generateText({
    model,
    messages: [
      { role: 'system', content: 'Be brief.' },
      ...(rules ? [{ role: 'system' as const, content: rules }] : []),
      ...history,
    ],
  });

export const beside = (model: LanguageModel, history: ModelMessage[], rules?: string) =>
  generateText({
    model,
    system: 'Be brief.',
    messages: [
      ...(rules ? [{ role: 'system' as const, content: rules }] : []),
      ...history,
    ],
  });
