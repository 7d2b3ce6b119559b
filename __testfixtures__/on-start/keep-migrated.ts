// @from 7
import { embed, generateObject, generateText, type EmbeddingModel, type LanguageModel } from 'ai';
import { z } from 'zod';

export const ask = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, onStart: ({ callId }) => console.log(callId), experimental_onStepStart: () => {} });
export const object = (model: LanguageModel, prompt: string) =>
  generateObject({ model, prompt, schema: z.object({}), experimental_onStart: ({ prompt }) => console.log(prompt) });
export const vector = (model: EmbeddingModel, value: string) => embed({ model, value, experimental_onStart: () => {} });
