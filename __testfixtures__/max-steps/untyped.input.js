// @from 4
import { generateText, streamText } from 'ai';

export const literal = (model, prompt) => generateText({ model, prompt, maxSteps: 5 });

export const member = (model, prompt, options) =>
  generateText({ model, prompt, maxSteps: options.maxSteps });

export const fallback = (model, prompt, options) =>
  streamText({ model, prompt, maxSteps: options.maxSteps ?? 5 });

export const byName = (model, prompt, maxSteps) =>
  streamText({ model, prompt, maxSteps });

export const steps = (model, prompt, steps) =>
  streamText({ model, prompt, maxSteps: steps });
