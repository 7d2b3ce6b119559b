// @from 6
import { generateText, streamText, type LanguageModel, type ModelMessage, type SystemModelMessage } from 'ai';

const rules: SystemModelMessage = { role: 'system', content: 'Be brief.' };

export const ask = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({ model, messages: [rules, ...history] });

export const chat = (model: LanguageModel, history: ModelMessage[]) =>
  streamText({
    model,
    messages: [
      rules,
      ...history,
    ],
  });
