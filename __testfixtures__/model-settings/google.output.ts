// @from 4
// @row PRV-10 PRV-11
// @only model-settings
// @findings error:17 error:22
import { google } from '@ai-sdk/google';
import { createVertex } from '@ai-sdk/google-vertex';
import { generateObject, generateText } from 'ai';
import { z } from 'zod';

const vertex = createVertex({ project: 'acme' });
export const searched = (prompt: string) =>
  generateText({ model: google('gemini-2.0-flash'), prompt, tools: { google_search: google.tools.googleSearch({}) } });
export const both = (prompt: string) =>
  generateText({ model: vertex('gemini-2.0-flash'), prompt, tools: { google_search: vertex.tools.googleSearch({}) }, providerOptions: { googleVertex: { cachedContent: 'a' } } });
export const dynamic = (prompt: string) =>
  generateText({
    model: google('gemini-2.0-flash', { useSearchGrounding: true, dynamicRetrievalConfig: { mode: 'MODE_DYNAMIC' } }),
    prompt,
  });
export const beside = (prompt: string) =>
  generateText({
    model: google('gemini-2.0-flash', { useSearchGrounding: true }),
    tools: {},
    prompt,
  });
export const object = (prompt: string) =>
  generateObject({
    model: vertex('gemini-2.0-flash'),
    prompt,
    schema: z.object({}),
    providerOptions: { googleVertex: { structuredOutputs: false } },
  });
