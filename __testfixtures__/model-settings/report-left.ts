// @from 4
// @only model-settings
// @findings error:7 error:9 error:11 error:13
import { google } from '@ai-sdk/google';
import { openai } from '@ai-sdk/openai';
import { generateText, wrapLanguageModel } from 'ai';
const model = openai('gpt-4o', { user: 'a' });
export const searched = (prompt: string) =>
  generateText({ model: google('gemini-2.0-flash', { useSearchGrounding: true, dynamicRetrievalConfig: {} }), prompt });
export const given = (prompt: string) =>
  generateText({ model: openai('gpt-4o', { logprobs: 2 }), prompt, providerOptions: { openai: { user: 'a' } } });
export const named = (prompt: string) => generateText({ model, prompt });
export const wrapped = () => wrapLanguageModel({ model: openai('gpt-4o', { user: 'a' }), middleware: [] });
