// @from 4
// @row max-steps-one max-steps-undefined-literal
import { generateText, streamText, type LanguageModel } from 'ai';

export const first = (model: LanguageModel) => generateText({ maxSteps: 1, model, prompt: 'Hello' });
export const last = (model: LanguageModel) => generateText({ model, prompt: 'Hello', maxSteps: 1 });
export const padded = (model: LanguageModel) => generateText({ model, maxSteps: undefined, prompt: 'Hello', });
export const trailing = (model: LanguageModel) => generateText({ model, prompt: 'Hello', maxSteps: 1, });

export const lines = (model: LanguageModel) =>
  streamText({
    model,
    maxSteps: 1,
    prompt: 'Hello',
  });

export const lastLine = (model: LanguageModel) =>
  streamText({
    model,
    prompt: 'Hello',
    maxSteps: 1,
  });

export const lastLineWithoutComma = (model: LanguageModel) =>
  streamText({
    model,
    prompt: 'Hello',
    maxSteps: undefined
  });
