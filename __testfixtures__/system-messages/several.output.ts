// @from 6
import { generateText, streamText, type LanguageModel, type ModelMessage } from 'ai';

export const chat = (model: LanguageModel, history: ModelMessage[]) =>
  streamText({
    model,
    instructions: [
      { role: 'system', content: 'Be brief.' },
      { role: 'system', content: 'Answer in German.' },
    ],
    messages: [
      ...history,
    ],
  });

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, instructions: [{ role: 'system', content: 'Be brief.' }, { role: 'system', content: 'Be kind.' }], messages: [{ role: 'user', content: prompt }] });
