// @from 4
import { generateText, type LanguageModel } from 'ai';

export const before = (model: LanguageModel) =>
  generateText({
    model,
    // The limits of the call.
    maxRetries: 2,
    prompt: 'Hello',
  });

export const beside = (model: LanguageModel) =>
  generateText({
    model, // a small one
    prompt: 'Hello', // and a short prompt
  });

export const atTheEnd = (model: LanguageModel) =>
  generateText({
    model,
    prompt: 'Hello', // a short prompt
  });

export const inside = (model: LanguageModel) => generateText({ model, /* short */ prompt: 'Hello' });
