// @from 6
import { generateText, streamText, type LanguageModel, type ModelMessage } from 'ai';

declare function save(messages: ModelMessage[]): Promise<void>;

export async function ask(model: LanguageModel, history: ModelMessage[]) {
  const { text, responseMessages } = await generateText({ model, messages: history });
  return { text, messages: [...history, ...responseMessages] };
}

export const chat = (model: LanguageModel, messages: ModelMessage[]) =>
  streamText({
    model,
    messages,
    onEnd: async ({ responseMessages }) => {
      await save(responseMessages);
    },
  });

export async function read(model: LanguageModel, history: ModelMessage[]) {
  const result = await generateText({ model, messages: history });
  const responseMessages = result.responseMessages;
  return responseMessages;
}
