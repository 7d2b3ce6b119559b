// @from 4
// @row experimental-provider-metadata-input KEY-09
import { generateObject, generateText, streamObject, streamText, type LanguageModel } from 'ai';
import { z } from 'zod';

declare const model: LanguageModel;
const schema = z.object({ title: z.string() });
const experimental_providerMetadata = { openai: { user: 'a' } };

export const text = (prompt: string) =>
  generateText({ model, prompt, providerOptions: { openai: { user: 'a' } } });
export const stream = (prompt: string) => streamText({ model, prompt, providerOptions: experimental_providerMetadata });
export const object = (prompt: string) =>
  generateObject({ model, schema, prompt, 'providerOptions': { openai: { user: 'a' } } });
export const partial = (prompt: string, isCached: boolean) =>
  streamObject({
    model,
    schema,
    prompt,
    ...(isCached && { providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } } }),
  });
export const both = (prompt: string) =>
  generateText({
    model,
    prompt,
    providerOptions: { openai: { user: 'new' } },
  });

const settings = { providerOptions: { openai: { user: 'a' } }, topP: 0.5 };
export const shared = (prompt: string) => generateText({ model, prompt, ...settings });
