// @from 5
import { openai } from '@ai-sdk/openai';
import { generateText } from 'ai';

export const experimental_generateImage = (options: { model: { maxImagesPerCall: number } }) => options.model;
export const mine = experimental_generateImage({ model: { maxImagesPerCall: 2 } });
export const text = (prompt: string) => generateText({ model: openai('gpt-4o'), prompt });
