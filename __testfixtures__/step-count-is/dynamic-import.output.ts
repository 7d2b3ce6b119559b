// @from 6
import type { LanguageModel } from 'ai';

export async function ask(model: LanguageModel, prompt: string) {
  const { generateText, isStepCount: stepCountIs } = await import('ai');
  return generateText({ model, prompt, stopWhen: stepCountIs(5) });
}

export async function askAgain(model: LanguageModel, prompt: string) {
  const ai = await import('ai');
  return ai.generateText({ model, prompt, stopWhen: ai.isStepCount(5) });
}

export const limit = async (count: number) => (await import('ai')).isStepCount(count);
export const load = () => import('ai').then(module => module.isStepCount);
export const loadAgain = () => import('ai').then(({ isStepCount: stepCountIs }) => stepCountIs);
export type Limit = typeof import('ai').isStepCount;
