// @from 6
import { generateText, streamText, type LanguageModel, type ModelMessage } from 'ai';

export const chat = (model: LanguageModel, history: ModelMessage[]) =>
  streamText({
    model,
    messages: [
      { role: 'system', content: 'Be brief.' },
      { role: 'system', content: 'Answer in German.' },
      ...history,
    ],
  });

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, messages: [{ role: 'system', content: 'Be brief.' }, { role: 'system', content: 'Be kind.' }, { role: 'user', content: prompt }] });
