// @from 6
import { generateText, streamText, type LanguageModel, type ModelMessage } from 'ai';

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({
    model,
    messages: [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: prompt },
    ],
  });

export const chat = (model: LanguageModel, history: ModelMessage[], language: string) =>
  streamText({
    model,
    messages: [
      {
        role: 'system',
        content: `Answer in ${language}.`,
      },
      ...history,
    ],
    temperature: 0,
  });

export const withoutComma = (model: LanguageModel, prompt: string) =>
  generateText({
    model,
    messages: [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: prompt }
    ]
  });
