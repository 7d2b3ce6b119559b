// @from 6
// @findings error:7 error:10 error:16
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export async function ask(model: LanguageModel, history: ModelMessage[]) {
  let { response } = await generateText({ model, messages: history });
  if (response.messages.length === 0) {
    response = (await generateText({ model, messages: history })).response;
  }
  return response.messages;
}

export async function later(model: LanguageModel, history: ModelMessage[]) {
  const { response, ...others } = await generateText({ model, messages: history });
  const copy = { ...response };
  return { messages: copy.messages, others };
}
