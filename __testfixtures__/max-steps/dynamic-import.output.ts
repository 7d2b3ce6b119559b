// @from 4
import type { LanguageModel } from 'ai';

export async function ask(model: LanguageModel, prompt: string) {
  const { generateText, isStepCount } = await import('ai');
  return generateText({ model, prompt, stopWhen: isStepCount(5) });
}

export async function show(model: LanguageModel, prompt: string) {
  const ai = await import('ai');
  return ai.streamText({ model, prompt, stopWhen: ai.isStepCount(5) });
}
