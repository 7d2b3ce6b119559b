// @from 6
// @row KEY-02 KEY-04 KEY-06
// @only provider-option-keys
// @types-skip what stands in for the packages makes models of no one generation
import { bedrock } from '@ai-sdk/amazon-bedrock';
import { azure } from '@ai-sdk/azure';
import { vertex } from '@ai-sdk/google-vertex';
import { generateText, wrapLanguageModel } from 'ai';

const model = vertex('gemini-2.5-pro');
const wrapped = wrapLanguageModel({ model, middleware: [] });
export const one = (prompt: string) => generateText({ model, prompt, providerOptions: { google: { safetySettings: [] } } });
export const two = (prompt: string) =>
  generateText({ model: wrapped, prompt, providerOptions: { vertex: { safetySettings: [] } } });
export const three = (prompt: string) =>
  generateText({ model: bedrock('nova'), prompt, providerOptions: { bedrock: { serviceTier: 'flex' } } });
export const four = (prompt: string) =>
  generateText({ model: azure('gpt-5'), prompt, providerOptions: { openai: { user: 'a' } } });
