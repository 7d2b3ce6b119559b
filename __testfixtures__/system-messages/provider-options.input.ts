// @from 6
import { streamText, type LanguageModel, type ModelMessage } from 'ai';

export const chat = (model: LanguageModel, history: ModelMessage[]) =>
  streamText({
    model,
    messages: [
      {
        role: 'system',
        content: 'Be brief.',
        providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
      },
      ...history,
    ],
  });
