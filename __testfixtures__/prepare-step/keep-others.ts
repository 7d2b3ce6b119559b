// @from 6
import { generateText, streamText, type LanguageModel } from 'ai';

interface Plan {
  experimental_prepareStep(step: number): void;
}

export const plan: Plan = { experimental_prepareStep: step => console.log(step) };
export const ask = (model: LanguageModel, prompt: string) => generateText({ model, prompt, prepareStep: () => ({}) });
// Streams have never read it.
const options = { temperature: 0, experimental_prepareStep: () => ({}) };
export const stream = (model: LanguageModel, prompt: string) => streamText({ model, prompt, ...options });
