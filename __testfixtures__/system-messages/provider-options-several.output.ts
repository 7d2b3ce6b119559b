// @from 6
import { streamText, type LanguageModel, type ModelMessage } from 'ai';

export const chat = (model: LanguageModel, history: ModelMessage[], rules: string) =>
  streamText({
    model,
    instructions: [
      { role: 'system', content: 'Be brief.' },
      {
        role: 'system',
        content: `Rules:
${rules}
  - and no others`,
        providerOptions: {
          anthropic: { cacheControl: { type: 'ephemeral' } },
        },
      },
    ],
    messages: [
      ...history,
    ],
  });
