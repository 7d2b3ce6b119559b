// @from 6
// @only provider-option-keys
import { azure } from '@ai-sdk/azure';
import { google } from '@ai-sdk/google';
import { vertex } from '@ai-sdk/google-vertex';
import { openai } from '@ai-sdk/openai';
import { generateText, type LanguageModel } from 'ai';

const shared = { google: { safetySettings: [] } };
export const one = (prompt: string) => [
  generateText({ model: google('gemini-2.5-pro'), prompt, providerOptions: shared }),
  generateText({ model: vertex('gemini-2.5-pro'), prompt, providerOptions: shared }),
];
export const two = (prompt: string) =>
  generateText({ model: google('gemini-2.5-pro'), prompt, providerOptions: { google: { safetySettings: [] } } });
export const three = (prompt: string) =>
  generateText({ model: vertex('gemini-2.5-pro'), prompt, providerOptions: { google: {}, vertex: {} } });
export const four = (prompt: string) =>
  generateText({ model: azure.chat('gpt-5'), prompt, providerOptions: { openai: { user: 'a' } } });
export const five = (prompt: string) =>
  generateText({ model: openai('gpt-5'), prompt, providerOptions: { openai: { user: 'a' } } });
export const six = (model: LanguageModel, prompt: string) =>
  generateText({ model, prompt, providerOptions: { openai: { user: 'a' }, google: {} } });
export const own = { bedrock: {}, vertex: {} };
