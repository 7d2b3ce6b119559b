// @from 6
import { generateText, streamText, type LanguageModel, type ModelMessage } from 'ai';

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({
    model,
    instructions: 'Be brief.',
    messages: [
      { role: 'user', content: prompt },
    ],
  });

export const chat = (model: LanguageModel, history: ModelMessage[], language: string) =>
  streamText({
    model,
    instructions: `Answer in ${language}.`,
    messages: [
      ...history,
    ],
    temperature: 0,
  });

export const withoutComma = (model: LanguageModel, prompt: string) =>
  generateText({
    model,
    instructions: 'Be brief.',
    messages: [
      { role: 'user', content: prompt }
    ]
  });
