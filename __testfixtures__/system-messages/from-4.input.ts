// @from 4
// @row system-message-in-messages
import { generateText, streamText, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, question: string) =>
  generateText({
    model,
    messages: [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: question },
    ],
  });

export const described = (model: LanguageModel, image: URL) =>
  streamText({
    model,
    messages: [
      { role: 'system', content: 'Describe the picture.' },
      { role: 'user', content: [{ type: 'image', image }] },
    ],
  });
