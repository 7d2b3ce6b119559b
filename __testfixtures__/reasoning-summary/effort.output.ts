// @from 6
// @row DEF-08
import { openai } from '@ai-sdk/openai';
import { generateText } from 'ai';

const effort = { reasoningEffort: 'low', reasoningSummary: null } as const;
export const one = (prompt: string) =>
  generateText({ model: openai('gpt-5'), prompt, providerOptions: { openai: { reasoningEffort: 'low', reasoningSummary: null } } });
export const two = (prompt: string) =>
  generateText({
    model: openai('gpt-5'),
    prompt,
    providerOptions: {
      openai: {
        reasoningEffort: 'high',
        reasoningSummary: null,
        user: 'a',
      },
    },
  });
export const three = (prompt: string) => generateText({ model: openai('gpt-5'), prompt, providerOptions: { openai: effort } });
