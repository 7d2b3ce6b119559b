// @from 6
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export const ask = (model: LanguageModel, history: ModelMessage[], brief: boolean) =>
  generateText({
    model,
    messages: [
      ...(brief ? [{ role: 'system' as const, content: 'Be brief.' }] : []),
      ...history,
    ],
  });

export const rules = (model: LanguageModel, history: ModelMessage[], rules?: string) =>
  generateText({ model, messages: [...(rules ? [{ role: 'system' as const, content: rules }] : []), ...history] });
