// @from 4
// @unmigrated broken

import * as ai from 'ai';
import { generateText, type LanguageModel } from 'ai';

export const turns = [{ text: 'Hello.' }, { text: 'Bye.' }];

const history = (text: string) =>
  ai.convertToCoreMessages([{ role: 'user', content: text, parts: [{ type: 'text', text }] }]);

export async function main(model: LanguageModel) {
  const first = await generateText({ model, temperature: 0, messages: history('Hello?') });
  const second = await generateText({ model, temperature: 0, messages: [...history('Hello?'), ...history('Bye?')] });
  return [first.text, second.text];
}
