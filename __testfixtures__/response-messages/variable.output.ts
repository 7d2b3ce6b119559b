// @from 6
import { generateText, streamText, type LanguageModel, type ModelMessage } from 'ai';

export async function only(model: LanguageModel, history: ModelMessage[]) {
  const result = await generateText({ model, messages: history });
  const responseMessages = result.responseMessages;
  return responseMessages;
}

export async function both(model: LanguageModel, history: ModelMessage[]) {
  const result = await generateText({ model, messages: history });
  const response = result.response;
  const responseMessages = result.responseMessages;
  console.log(response.id);
  return responseMessages;
}

export async function streamed(model: LanguageModel, history: ModelMessage[]) {
  const result = streamText({ model, messages: history });
  const responseMessages = await result.responseMessages;
  return responseMessages;
}

export async function streamedBoth(model: LanguageModel, history: ModelMessage[]) {
  const result = streamText({ model, messages: history });
  const response = await result.response;
  const responseMessages = await result.responseMessages;
  return { id: response.id, messages: responseMessages };
}
