// @from 4
// @row system-message-in-messages
import { generateText, streamText, type LanguageModel } from 'ai';

export const ask = (model: LanguageModel, question: string) =>
  generateText({
    model,
    instructions: 'Be brief.',
    messages: [
      { role: 'user', content: question },
    ],
  });

export const described = (model: LanguageModel, image: URL) =>
  streamText({
    model,
    instructions: 'Describe the picture.',
    messages: [
      { role: 'user', content: [{ type: 'file', data: image, mediaType: 'image' }] },
    ],
  });
