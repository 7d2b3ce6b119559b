// @from 4
import { generateText, isStepCount, type LanguageModel } from 'ai';

export const before = (model: LanguageModel) =>
  generateText({
    model,
    // The limits of the call.
    stopWhen: isStepCount(1),
    maxRetries: 2,
    prompt: 'Hello',
  });

export const beside = (model: LanguageModel) =>
  generateText({
    model, // a small one
    stopWhen: isStepCount(1), // one step only
    prompt: 'Hello', // and a short prompt
  });

export const atTheEnd = (model: LanguageModel) =>
  generateText({
    model,
    prompt: 'Hello', // a short prompt
    stopWhen: isStepCount(1), // one step only
  });

export const inside = (model: LanguageModel) => generateText({ model, stopWhen: isStepCount(1), /* short */ prompt: 'Hello' });
