// @from 6
import { generateText, streamText, type LanguageModel, type ModelMessage } from 'ai';

export const chat = (model: LanguageModel, history: ModelMessage[]) =>
  streamText({
    model,
    instructions: [{ role: 'system', content: 'Be brief.' }, { role: 'system', content: 'Answer in German.' }],
    messages: [
      ...history,
    ],
  });

export const short = (model: LanguageModel, history: ModelMessage[], system: string) =>
  generateText({ model, instructions: [{ role: 'system', content: system }, { role: 'system', content: 'Be kind.' }], messages: [...history] });
