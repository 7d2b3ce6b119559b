// @from 5
// @unmigrated broken
import { generateText, type LanguageModel, type ModelMessage, streamText } from 'ai';

export const turns = [{ text: 'One.' }, { text: 'Two.' }, { text: 'Three.' }];

interface ChatOptions {
  model: LanguageModel;
  messages: ModelMessage[];
}

const ask = async ({ model, messages }: ChatOptions) => (await generateText({ model, messages })).text;

async function stream(options: ChatOptions) {
  const { messages, ...settings } = options;
  let text = '';
  for await (const part of streamText({ ...settings, messages }).textStream) text += part;
  return text;
}

function addRules(messages: ModelMessage[]) {
  messages.unshift({ role: 'system', content: 'Be brief.' });
}

/** A system message first, one at the end, and one that another function adds. */
export async function main(model: LanguageModel) {
  const question: ModelMessage = { role: 'user', content: 'Hello' };
  const first = await ask({ model, messages: [{ role: 'system', content: 'Be brief.' }, question] });
  const last = await stream({ model, messages: [question, { role: 'system', content: 'Now answer.' }] });
  const messages = [question];
  addRules(messages);
  return [first, last, await ask({ model, messages })];
}
