// @from 4
// @row middleware-params default-settings-middleware MOD-17
import { defaultSettingsMiddleware, type LanguageModelMiddleware } from 'ai';
import type { LanguageModelV4CallOptions, LanguageModelV4Prompt } from '@ai-sdk/provider';

export const limited: LanguageModelMiddleware = {
  transformParams: async ({ params }) => {
    console.log(JSON.stringify(params.providerOptions), params.maxOutputTokens);
    return { ...params, maxOutputTokens: 100, 'providerOptions': { own: { seen: true } } };
  },
};
const providerMetadata = { openai: { store: false } };
export const defaults = defaultSettingsMiddleware({ settings: { temperature: 0.5, maxOutputTokens: 50, providerOptions: providerMetadata } });
export const more = defaultSettingsMiddleware({
  settings: {
    providerOptions: {
      openai: {
        store: false,
      },
    },
  },
});
export function marked({ providerOptions: given, ...rest }: LanguageModelV4CallOptions) {
  return [given?.own, rest.prompt.length];
}
export const calls = (prompt: LanguageModelV4Prompt) =>
  prompt.flatMap(message => {
    if (message.role !== 'assistant') return [];
    return message.content.flatMap(part => {
      if (part.type === 'tool-call') return [part.toolName, part.input, part.providerOptions];
      return part.type === 'text' ? [part.text] : [];
    });
  });
