// @from 4
// @row max-steps-dynamic
import { generateText, type LanguageModel } from 'ai';

declare function stepsFor(prompt: string): number;

const LIMIT = Number(process.env.MAX_STEPS);
const limits = { steps: Number.parseInt(process.env.MAX_STEPS ?? '5', 10) };

export const fromEnvironment = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, maxSteps: Number(process.env.MAX_STEPS) });

export const withFallback = (model: LanguageModel, prompt: string) =>
  generateText({
    model,
    prompt,
    maxSteps: Number(process.env.MAX_STEPS) || 5,
  });

export const parsed = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, maxSteps: parseInt(process.env.MAX_STEPS ?? '5', 10) });

export const named = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, maxSteps: LIMIT });

export const member = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, maxSteps: limits.steps });

export const half = (model: LanguageModel, prompt: string, count: number) =>
  generateText({ model, prompt, maxSteps: count / 2 });

export const rest = (model: LanguageModel, prompt: string, count: number) =>
  generateText({ model, prompt, maxSteps: 10 - count });

export const bounded = (model: LanguageModel, prompt: string, count: number) =>
  generateText({ model, prompt, maxSteps: Math.min(count, 10) });

export const called = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, maxSteps: stepsFor(prompt) });

export const fraction = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, maxSteps: 2.5 });

export const mapped = (model: LanguageModel, prompt: string, steps: Map<string, number>) =>
  generateText({ model, prompt, maxSteps: steps.get(prompt) });
