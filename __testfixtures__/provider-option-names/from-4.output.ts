// @from 4
// @row PRV-20 PRV-21
// @only provider-option-names
import { openai } from '@ai-sdk/openai';
import { generateText, type LanguageModel } from 'ai';

const providerOptions = { bedrock: { reasoningConfig: { type: 'enabled', budgetTokens: 1024 } } };
export const claude = (model: LanguageModel, prompt: string) => generateText({ model, prompt, providerOptions });
export const loose = (prompt: string) =>
  generateText({ model: openai.responses('gpt-4o'), prompt, providerOptions: { openai: { strictJsonSchema: false } } });
