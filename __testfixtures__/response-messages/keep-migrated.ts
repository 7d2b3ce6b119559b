// @from 7
import { generateText, streamText, type LanguageModel, type ModelMessage } from 'ai';

export async function ask(model: LanguageModel, messages: ModelMessage[]) {
  const { responseMessages, response } = await generateText({ model, messages });
  const lastStepOnly = response.messages;
  return [...messages, ...responseMessages, ...lastStepOnly];
}

export const chat = (model: LanguageModel, messages: ModelMessage[]) =>
  streamText({ model, messages, onEnd: ({ response }) => console.log(response.messages.length) });
