// @from 4
import type { LanguageModel } from 'ai';

export async function ask(model: LanguageModel, prompt: string) {
  const { generateText } = await import('ai');
  return generateText({ model, prompt, maxSteps: 5 });
}

export async function show(model: LanguageModel, prompt: string) {
  const ai = await import('ai');
  return ai.streamText({ model, prompt, maxSteps: 5 });
}
