// @from 4
import { generateText, isStepCount, streamText } from 'ai';

export const literal = (model, prompt) => generateText({ model, prompt, stopWhen: isStepCount(5) });

export const member = (model, prompt, options) =>
  generateText({ model, prompt, stopWhen: ({ steps }) => !(steps.length < Number(options.maxSteps)) });

export const fallback = (model, prompt, options) =>
  streamText({ model, prompt, stopWhen: ({ steps }) => !(steps.length < Number(options.maxSteps ?? 5)) });

export const byName = (model, prompt, maxSteps) =>
  streamText({ model, prompt, stopWhen: ({ steps }) => !(steps.length < Number(maxSteps)) });

export const steps = (model, prompt, steps) =>
  streamText({ model, prompt, stopWhen: ({ steps: taken }) => !(taken.length < Number(steps)) });
