// @from 4
import { generateText, type LanguageModel } from 'ai';

declare const model: LanguageModel;

export const thinking = (prompt: string) =>
  generateText({
    model,
    prompt,
    providerOptions: { anthropic: { thinking: { type: 'enabled', maxTokens: 1000 } } },
    headers: { maxTokens: '5' },
  });
