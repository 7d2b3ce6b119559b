// @from 6
import { generateText, streamText, type LanguageModel, type ModelMessage } from 'ai';

export async function all(model: LanguageModel, history: ModelMessage[]) {
  const results = await Promise.all([
    generateText({ model, messages: history }),
    generateText({ model, prompt: 'Hello' }),
  ]);
  for (const result of results) history.push(...result.response.messages);
  for (const { response } of results) history.push(...response.messages);
  return results.flatMap(result => result.response.messages);
}

export async function parts(model: LanguageModel, history: ModelMessage[]) {
  const result = streamText({ model, messages: history });
  const [text, response] = await Promise.all([result.text, result.response]);
  return { text, messages: response.messages };
}

export async function first(model: LanguageModel, history: ModelMessage[]) {
  const [{ response }] = await Promise.all([generateText({ model, messages: history })]);
  return response.messages;
}
