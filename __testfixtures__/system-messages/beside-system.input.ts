// @from 6
import { generateText, streamText, type LanguageModel, type ModelMessage } from 'ai';

export const chat = (model: LanguageModel, history: ModelMessage[]) =>
  streamText({
    model,
    system: 'Be brief.',
    messages: [
      { role: 'system', content: 'Answer in German.' },
      ...history,
    ],
  });

export const short = (model: LanguageModel, history: ModelMessage[], system: string) =>
  generateText({ model, system, messages: [{ role: 'system', content: 'Be kind.' }, ...history] });
