// @from 4
import { generateText, streamText, type LanguageModel } from 'ai';

export const first = (model: LanguageModel) => generateText({ model, prompt: 'Hello' });
export const last = (model: LanguageModel) => generateText({ model, prompt: 'Hello' });
export const padded = (model: LanguageModel) => generateText({ model, prompt: 'Hello', });
export const trailing = (model: LanguageModel) => generateText({ model, prompt: 'Hello', });

export const lines = (model: LanguageModel) =>
  streamText({
    model,
    prompt: 'Hello',
  });

export const lastLine = (model: LanguageModel) =>
  streamText({
    model,
    prompt: 'Hello',
  });

export const lastLineWithoutComma = (model: LanguageModel) =>
  streamText({
    model,
    prompt: 'Hello'
  });
