// @from 6
import { generateText, streamText, type LanguageModel, type ModelMessage } from 'ai';

export async function all(model: LanguageModel, history: ModelMessage[]) {
  const results = await Promise.all([
    generateText({ model, messages: history }),
    generateText({ model, prompt: 'Hello' }),
  ]);
  for (const result of results) history.push(...result.responseMessages);
  for (const { responseMessages } of results) history.push(...responseMessages);
  return results.flatMap(result => result.responseMessages);
}

export async function parts(model: LanguageModel, history: ModelMessage[]) {
  const result = streamText({ model, messages: history });
  const [text, responseMessages] = await Promise.all([result.text, result.responseMessages]);
  return { text, messages: responseMessages };
}

export async function first(model: LanguageModel, history: ModelMessage[]) {
  const [{ responseMessages }] = await Promise.all([generateText({ model, messages: history })]);
  return responseMessages;
}
