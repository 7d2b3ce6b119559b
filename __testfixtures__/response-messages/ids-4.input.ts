// @from 4
// @only response-messages
// @row response-message-id
// @findings error:12 error:13
// @types-skip-output what is reported does not compile
import { generateText, type LanguageModel } from 'ai';

declare const model: LanguageModel;

export async function ask() {
  const { response } = await generateText({ model, prompt: 'Hello' });
  const ids = response.messages.map(message => message.id);
  return [ids, response.messages.at(-1)?.id];
}
