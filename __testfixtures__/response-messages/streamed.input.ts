// @from 6
import { streamText, type LanguageModel, type ModelMessage } from 'ai';

export async function awaited(model: LanguageModel, history: ModelMessage[]) {
  const result = streamText({ model, messages: history });
  history.push(...(await result.response).messages);
  const messages = (await result.response).messages;
  return { messages, roles: (await result.response).messages.map(message => message.role) };
}

export async function pattern(model: LanguageModel, history: ModelMessage[]) {
  const result = streamText({ model, messages: history });
  const { messages } = await result.response;
  return messages;
}

export async function patternRenamed(model: LanguageModel, history: ModelMessage[]) {
  const result = streamText({ model, messages: history });
  const { messages: added } = await result.response;
  return added;
}

export async function promised(model: LanguageModel, history: ModelMessage[]) {
  const { textStream, response } = streamText({ model, messages: history });
  for await (const text of textStream) process.stdout.write(text);
  return (await response).messages;
}

export function chained(model: LanguageModel, history: ModelMessage[]) {
  const result = streamText({ model, messages: history });
  result.response.then(({ messages }) => history.push(...messages));
  return result.response.then(response => response.messages);
}
