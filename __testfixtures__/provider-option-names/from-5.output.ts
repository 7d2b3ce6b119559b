// @from 5
// @row PRV-19 PRV-22
// @only provider-option-names renamed-exports
import { openai } from '@ai-sdk/openai';
import { generateImage, generateText, type ImageModel } from 'ai';

export const loose = (prompt: string) =>
  generateText({
    model: openai.chat('gpt-4o'),
    prompt,
    providerOptions: { openai: { strictJsonSchema: false }, groq: { structuredOutputs: false } },
  });
export const strict = (prompt: string) =>
  generateText({
    model: openai.chat('gpt-4o'),
    prompt,
    providerOptions: { openai: { user: 'a' } },
  });
export const picture = (model: ImageModel, prompt: string) =>
  generateImage({
    model,
    prompt,
    providerOptions: { fal: { image_size: 'square', guidanceScale: 3, numInferenceSteps: 20 } },
  });
