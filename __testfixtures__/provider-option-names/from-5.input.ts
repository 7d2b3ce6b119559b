// @from 5
// @row PRV-19 PRV-22
// @only provider-option-names renamed-exports
import { openai } from '@ai-sdk/openai';
import { experimental_generateImage, generateText, type ImageModel } from 'ai';

export const loose = (prompt: string) =>
  generateText({
    model: openai.chat('gpt-4o'),
    prompt,
    providerOptions: { openai: { structuredOutputs: false }, groq: { structuredOutputs: false } },
  });
export const strict = (prompt: string) =>
  generateText({
    model: openai.chat('gpt-4o'),
    prompt,
    providerOptions: { openai: { structuredOutputs: true, user: 'a' } },
  });
export const picture = (model: ImageModel, prompt: string) =>
  experimental_generateImage({
    model,
    prompt,
    providerOptions: { fal: { image_size: 'square', guidance_scale: 3, num_inference_steps: 20 } },
  });
