// @from 5
// @only provider-option-keys
import { azure } from '@ai-sdk/azure';
import { generateText } from 'ai';

export const chat = (prompt: string) =>
  generateText({ model: azure('gpt-5'), prompt, providerOptions: { openai: { user: 'a' } } });
