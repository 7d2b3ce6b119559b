// @from 4
// @unmigrated broken
import { createIdGenerator, generateId, generateText, type LanguageModel } from 'ai';

export const turns = [{ text: 'ok' }];

const newId = createIdGenerator({ prefix: 'msg' });

/** The lengths of what is made go to the model. */
export async function main(model: LanguageModel) {
  const ids = [generateId(), generateId(8), newId(24)];
  const { text } = await generateText({ model, temperature: 0, prompt: ids.map(({ length }) => length).join(' ') });
  return text;
}
