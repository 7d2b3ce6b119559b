// @from 6
import { generateText, streamText, type LanguageModel, type ModelMessage } from 'ai';

export async function only(model: LanguageModel, history: ModelMessage[]) {
  const result = await generateText({ model, messages: history });
  const response = result.response;
  return response.messages;
}

export async function both(model: LanguageModel, history: ModelMessage[]) {
  const result = await generateText({ model, messages: history });
  const response = result.response;
  console.log(response.id);
  return response.messages;
}

export async function streamed(model: LanguageModel, history: ModelMessage[]) {
  const result = streamText({ model, messages: history });
  const response = await result.response;
  return response.messages;
}

export async function streamedBoth(model: LanguageModel, history: ModelMessage[]) {
  const result = streamText({ model, messages: history });
  const response = await result.response;
  return { id: response.id, messages: response.messages };
}
