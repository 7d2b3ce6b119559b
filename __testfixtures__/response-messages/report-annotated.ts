// @from 6
// @findings error:9 error:16 error:21
import { generateText, streamText, type LanguageModel, type ModelMessage } from 'ai';

type Response = Awaited<ReturnType<typeof generateText>>['response'];

export async function taken(model: LanguageModel) {
  const result = await generateText({ model, prompt: 'Hello' });
  const { messages }: Response = result.response;
  return messages;
}

export async function later(model: LanguageModel) {
  const result = await generateText({ model, prompt: 'Hello' });
  const response = result.response;
  const { messages }: Response = response;
  return { messages, id: response.id };
}

export const promised = (model: LanguageModel): PromiseLike<ModelMessage[]> =>
  streamText({ model, prompt: 'Hello' }).response.then(({ messages }: Response) => messages);
