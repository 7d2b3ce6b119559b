// @from 6
// @only system-messages
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export const ask = (model: LanguageModel, messages: ModelMessage[]) =>
  generateText({
    model,
    system: { role: 'system', content: 'Be brief.', providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } } },
    messages,
  });

export const list = (model: LanguageModel, messages: ModelMessage[]) =>
  generateText({ model, system: [{ role: 'system', content: 'Be brief.' }], messages });
