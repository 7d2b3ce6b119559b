// @from 4
// @row max-images-per-call experimental-generate-image PRV-15
import { openai } from '@ai-sdk/openai';
import { generateImage } from 'ai';

export const two = (prompt: string) =>
  generateImage({ model: openai.image('dall-e-2'), maxImagesPerCall: 2, prompt, n: 4 });
export const lines = (prompt: string) =>
  generateImage({
    model: openai.image('dall-e-2'),
    maxImagesPerCall: 5,
    prompt,
  });
