// @from 4
// @row max-steps-one max-steps-undefined-literal
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
