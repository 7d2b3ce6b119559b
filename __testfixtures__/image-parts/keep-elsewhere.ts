// @from 6
import { generateText, type LanguageModel } from 'ai';

declare const model: LanguageModel;
declare const langchain: { invoke(messages: { role: string; content: { type: string; image?: string }[] }[]): void };

/** Parts of other shapes, and of other libraries. */
export function ask(image: string) {
  langchain.invoke([{ role: 'user', content: [{ type: 'image', image }] }]);
  const own = { type: 'image', image };
  console.log(own.image);
  return generateText({ model, messages: [{ role: 'user', content: [{ type: 'file', data: image, mediaType: 'image' }] }] });
}
