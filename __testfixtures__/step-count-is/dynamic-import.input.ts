// @from 6
import type { LanguageModel } from 'ai';

export async function ask(model: LanguageModel, prompt: string) {
  const { generateText, stepCountIs } = await import('ai');
  return generateText({ model, prompt, stopWhen: stepCountIs(5) });
}

export async function askAgain(model: LanguageModel, prompt: string) {
  const ai = await import('ai');
  return ai.generateText({ model, prompt, stopWhen: ai.stepCountIs(5) });
}

export const limit = async (count: number) => (await import('ai')).stepCountIs(count);
export const load = () => import('ai').then(module => module.stepCountIs);
export const loadAgain = () => import('ai').then(({ stepCountIs }) => stepCountIs);
export type Limit = typeof import('ai').stepCountIs;
