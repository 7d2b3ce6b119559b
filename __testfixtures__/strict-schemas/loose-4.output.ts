// @from 4
import { openai } from '@ai-sdk/openai';
import { generateObject } from 'ai';
import { z } from 'zod';

const schema = z.object({ name: z.string().optional() });
export const one = (prompt: string) => generateObject({ model: openai.chat('gpt-4o'), schema, prompt, providerOptions: { openai: { strictJsonSchema: false } } });
export const strict = (prompt: string) =>
  generateObject({ model: openai.chat('gpt-4o'), schema, prompt });
