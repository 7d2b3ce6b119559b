// @from 4
// @only response-messages
// @row response-message-id
// @findings error:12 error:13 error:20
// @types-skip-output what is reported does not compile
import { generateText, type LanguageModel } from 'ai';

declare const model: LanguageModel;

export async function ask() {
  const { responseMessages } = await generateText({ model, prompt: 'Hello' });
  const ids = responseMessages.map(message => message.id);
  return [ids, responseMessages.at(-1)?.id];
}

const lastId = (messages: { id: string }[]) => messages.at(-1)?.id;

export async function last() {
  const { responseMessages } = await generateText({ model, prompt: 'Hello' });
  return lastId(responseMessages.filter(message => message.role === 'assistant'));
}
