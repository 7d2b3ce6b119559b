// @from 4
// @types-skip-output only the name of the option is converted here
import { defaultSettingsMiddleware, wrapLanguageModel } from 'ai';
import { openai } from '@ai-sdk/openai';

export const capped = wrapLanguageModel({
  model: openai.chat('gpt-4o'),
  middleware: {
    transformParams: async ({ params }) => ({
      ...params,
      maxOutputTokens: Math.min(params.maxOutputTokens ?? 1000, 1000),
    }),
    wrapGenerate: async ({ doGenerate, params: { maxOutputTokens: maxTokens } }) => {
      console.log(maxTokens);
      return doGenerate();
    },
  },
});

export const withDefaults = wrapLanguageModel({
  model: openai.chat('gpt-4o'),
  middleware: defaultSettingsMiddleware({ settings: { maxOutputTokens: 800, temperature: 0.2 } }),
});
