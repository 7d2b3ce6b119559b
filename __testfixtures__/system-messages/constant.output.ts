// @from 6
import { generateText, streamText, type LanguageModel, type ModelMessage, type SystemModelMessage } from 'ai';

const rules: SystemModelMessage = { role: 'system', content: 'Be brief.' };

export const ask = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({ model, instructions: rules, messages: [...history] });

export const chat = (model: LanguageModel, history: ModelMessage[]) =>
  streamText({
    model,
    instructions: rules,
    messages: [
      ...history,
    ],
  });
