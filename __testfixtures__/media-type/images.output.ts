// @from 4
// @findings info:10
import { generateText, type LanguageModel } from 'ai';

export function look(model: LanguageModel, image: Uint8Array, settings: { providerOptions?: {} }) {
  return generateText({
    model,
    messages: [
      // What is spread into it keeps it an image part.
      { role: 'user', content: [{ type: 'image', image, mediaType: 'image/png', ...settings }] },
    ],
  });
}
