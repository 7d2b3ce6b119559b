// @from 5
// @only reasoning-text
import { generateText, type LanguageModel } from 'ai';

declare const model: LanguageModel;

export async function ask() {
  const { reasoning, reasoningText, steps } = await generateText({ model, prompt: 'Hello' });
  return [reasoning.length, reasoningText, steps.map(step => step.reasoning.length)];
}
