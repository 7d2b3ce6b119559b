// @from 4
// @row message-provider-metadata
// @only provider-options
import { generateText, type LanguageModel } from 'ai';

const cached = { anthropic: { cacheControl: { type: 'ephemeral' } } };

export const ask = (model: LanguageModel, text: string) =>
  generateText({
    model,
    messages: [
      { role: 'user', content: [{ type: 'text', text, providerOptions: cached }] },
      { role: 'assistant', content: 'Yes?', providerOptions: cached },
    ],
  });

type Messages = NonNullable<Parameters<typeof generateText>[0]['messages']>;

export function history(): Messages {
  const messages: Messages = [];
  messages.push({ role: 'user', content: 'Hello', providerOptions: cached });
  return messages;
}

export const first: Messages[number] = {
  role: 'user',
  content: [{ type: 'text', text: 'Hi', providerOptions: cached }],
};
