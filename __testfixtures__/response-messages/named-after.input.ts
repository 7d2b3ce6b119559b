// @from 6
import { generateText, streamText, type LanguageModel, type ModelMessage } from 'ai';

declare function save(messages: ModelMessage[]): Promise<void>;

export async function ask(model: LanguageModel, history: ModelMessage[]) {
  const { text, response } = await generateText({ model, messages: history });
  const responseMessages = response.messages;
  return { text, messages: [...history, ...responseMessages] };
}

export const chat = (model: LanguageModel, messages: ModelMessage[]) =>
  streamText({
    model,
    messages,
    onFinish: async ({ response }) => {
      const responseMessages = response.messages;
      await save(responseMessages);
    },
  });

export async function read(model: LanguageModel, history: ModelMessage[]) {
  const result = await generateText({ model, messages: history });
  const responseMessages = result.response.messages;
  return responseMessages;
}
