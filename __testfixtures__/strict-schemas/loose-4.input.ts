// @from 4
import { openai } from '@ai-sdk/openai';
import { generateObject } from 'ai';
import { z } from 'zod';

const schema = z.object({ name: z.string().optional() });
export const one = (prompt: string) => generateObject({ model: openai('gpt-4o'), schema, prompt });
export const strict = (prompt: string) =>
  generateObject({ model: openai('gpt-4o', { structuredOutputs: true }), schema, prompt });
