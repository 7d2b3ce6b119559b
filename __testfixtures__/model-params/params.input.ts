// @from 4
// @row middleware-params default-settings-middleware MOD-17
import { defaultSettingsMiddleware, type LanguageModelV1CallOptions, type LanguageModelV1Middleware, type LanguageModelV1Prompt } from 'ai';

export const limited: LanguageModelV1Middleware = {
  transformParams: async ({ params }) => {
    console.log(JSON.stringify(params.providerMetadata), params.maxTokens);
    return { ...params, maxTokens: 100, 'providerMetadata': { own: { seen: true } } };
  },
};
const providerMetadata = { openai: { store: false } };
export const defaults = defaultSettingsMiddleware({ settings: { temperature: 0.5, maxTokens: 50, providerMetadata } });
export const more = defaultSettingsMiddleware({
  settings: {
    providerMetadata: {
      openai: {
        store: false,
      },
    },
  },
});
export function marked({ providerMetadata: given, ...rest }: LanguageModelV1CallOptions) {
  return [given?.own, rest.prompt.length];
}
export const calls = (prompt: LanguageModelV1Prompt) =>
  prompt.flatMap(message => {
    if (message.role !== 'assistant') return [];
    return message.content.flatMap(part => {
      if (part.type === 'tool-call') return [part.toolName, part.args, part.providerMetadata];
      return part.type === 'text' ? [part.text] : [];
    });
  });
