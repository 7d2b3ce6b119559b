// @from 4
import { generateText, type LanguageModel } from 'ai';

export const before = (model: LanguageModel) =>
  generateText({
    model,
    // The limits of the call.
    maxSteps: 1,
    maxRetries: 2,
    prompt: 'Hello',
  });

export const beside = (model: LanguageModel) =>
  generateText({
    model, // a small one
    maxSteps: 1, // one step only
    prompt: 'Hello', // and a short prompt
  });

export const atTheEnd = (model: LanguageModel) =>
  generateText({
    model,
    prompt: 'Hello', // a short prompt
    maxSteps: 1, // one step only
  });

export const inside = (model: LanguageModel) => generateText({ model, maxSteps: 1, /* short */ prompt: 'Hello' });
