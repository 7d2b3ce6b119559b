// @from 6
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export const ask = (model: LanguageModel, history: ModelMessage[], brief: boolean) =>
  generateText({
    model,
    instructions: brief ? 'Be brief.' : undefined,
    messages: [
      ...history,
    ],
  });

export const rules = (model: LanguageModel, history: ModelMessage[], rules?: string) =>
  generateText({ model, instructions: rules ? rules : undefined, messages: [...history] });
