// @from 6
// @findings info:7 info:11
import { generateText, type ImagePart, type LanguageModel } from 'ai';

declare const model: LanguageModel;

const cat: ImagePart = { type: 'image', image: 'https://example.com/cat.png' };

export function ask(extra: { mediaType?: string }) {
  const dog = 'https://example.com/dog.png';
  return generateText({ model, messages: [{ role: 'user', content: [cat, { type: 'image', image: dog, ...extra }] }] });
}
