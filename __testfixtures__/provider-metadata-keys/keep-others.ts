// @from 5
import { google } from '@ai-sdk/google';
import { openai } from '@ai-sdk/openai';
import { generateObject } from 'ai';
import { z } from 'zod';

const own: { cacheCreationInputTokens: number; google?: string } = { cacheCreationInputTokens: 1 };
export async function read(prompt: string) {
  const schema = z.object({ title: z.string() });
  const result = await generateObject({ model: google('gemini-2.5-pro'), prompt, schema });
  const other = await generateObject({ model: openai('gpt-5'), prompt, schema });
  return [result.providerMetadata?.google, other.providerMetadata?.openai, own.google, own.cacheCreationInputTokens];
}
