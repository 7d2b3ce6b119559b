// @from 6
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export const ask = (model: LanguageModel, history: ModelMessage[], rules?: string) =>
  generateText({
    model,
    instructions: [
      { role: 'system', content: 'Be brief.' },
      ...(rules ? [{ role: 'system' as const, content: rules }] : []),
    ],
    messages: [
      ...history,
    ],
  });

export const beside = (model: LanguageModel, history: ModelMessage[], rules?: string) =>
  generateText({
    model,
    instructions: [{ role: 'system', content: 'Be brief.' }, ...(rules ? [{ role: 'system' as const, content: rules }] : [])],
    messages: [
      ...history,
    ],
  });
