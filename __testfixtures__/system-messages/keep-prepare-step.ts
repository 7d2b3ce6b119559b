// @from 6
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({
    model,
    prompt,
    prepareStep: ({ messages, stepNumber }) =>
      stepNumber > 3 ? { messages: [{ role: 'system', content: 'Come to an end.' }, ...messages] } : {},
  });

export const chat = (model: LanguageModel, history: ModelMessage[]) =>
  generateText({
    model,
    messages: history,
    prepareStep({ messages }) {
      const first: ModelMessage = { role: 'system', content: 'Be brief.' };
      return { messages: [first, ...messages] };
    },
  });
