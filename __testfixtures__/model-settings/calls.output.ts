// @from 4
// @row PRV-09 PRV-12
// @only model-settings
import { anthropic } from '@ai-sdk/anthropic';
import { createOpenAI, openai } from '@ai-sdk/openai';
import { generateObject, generateText } from 'ai';
import { z } from 'zod';

const own = createOpenAI({ apiKey: 'key' });

export const plain = (prompt: string) =>
  generateObject({ model: openai('gpt-4o'), prompt, schema: z.object({}) });
export const loose = (prompt: string) =>
  generateText({
    model: own.chat('gpt-4o'),
    prompt,
    providerOptions: { openai: { strictJsonSchema: false, user: 'a', logprobs: 2 } },
  });
export const claude = (prompt: string) =>
  generateText({ model: anthropic('claude-3-5-sonnet-20241022'), prompt });
export const shared = openai('gpt-4o');
