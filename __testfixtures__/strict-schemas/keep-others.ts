// @from 5
// @only strict-schemas
import { anthropic } from '@ai-sdk/anthropic';
import { openai } from '@ai-sdk/openai';
import { generateObject, generateText, type LanguageModel } from 'ai';
import { z } from 'zod';

const schema = z.object({ name: z.string().optional() });
export const one = (prompt: string) => generateObject({ model: anthropic('claude-sonnet-4-5'), schema, prompt });
export const two = (model: LanguageModel, prompt: string) => generateObject({ model, schema, prompt });
export const three = (prompt: string) => generateText({ model: openai('gpt-5'), prompt });
export const four = (prompt: string) =>
  generateObject({ model: openai('gpt-5'), schema, prompt, providerOptions: { openai: { strictJsonSchema: true } } });
