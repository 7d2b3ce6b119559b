// @from 4
import * as ai from 'ai';
import type { LanguageModel } from 'ai';
import { generateText as generate, streamObject as object } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;

export const namespace = () => ai.generateText({ model, prompt: 'a', maxOutputTokens: 1 });

export const aliased = () => generate({ model, prompt: 'b', maxOutputTokens: 2 });

export const aliasedObject = () =>
  object({ model, prompt: 'c', schema: z.object({ a: z.string() }), maxOutputTokens: 3 });

export async function dynamic() {
  const { streamText } = await import('ai');
  const sdk = await import('ai');
  await sdk.generateText({ model, prompt: 'd', maxOutputTokens: 4 });
  await (await import('ai')).generateText({ model, prompt: 'e', maxOutputTokens: 5 });
  return streamText({ model, prompt: 'f', maxOutputTokens: 6 });
}

export function reassigned(prompt: string) {
  const call = generate;
  return call({ model, prompt, maxOutputTokens: 7 });
}

export const injected = (prompt: string, call: typeof ai.generateText = ai.generateText) =>
  call({ model, prompt, maxOutputTokens: 8 });
