// @from 4
// @row max-steps-infinite
import { generateText, streamText, type LanguageModel } from 'ai';

export const endless = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, maxSteps: Infinity });

export const safe = (model: LanguageModel, prompt: string) =>
  streamText({
    model,
    prompt,
    maxSteps: Number.MAX_SAFE_INTEGER, // until the model is done
  });

export const most = (model: LanguageModel, prompt: string) =>
  streamText({ model, prompt, maxSteps: Number.MAX_VALUE });

export const positive = (model: LanguageModel, prompt: string) =>
  streamText({ model, prompt, maxSteps: Number.POSITIVE_INFINITY });
