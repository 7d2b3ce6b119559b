// @from 6
import { streamText, type LanguageModel, type ModelMessage } from 'ai';

export async function awaited(model: LanguageModel, history: ModelMessage[]) {
  const result = streamText({ model, messages: history });
  history.push(...(await result.responseMessages));
  const messages = await result.responseMessages;
  return { messages, roles: (await result.responseMessages).map(message => message.role) };
}

export async function pattern(model: LanguageModel, history: ModelMessage[]) {
  const result = streamText({ model, messages: history });
  const messages = await result.responseMessages;
  return messages;
}

export async function patternRenamed(model: LanguageModel, history: ModelMessage[]) {
  const result = streamText({ model, messages: history });
  const added = await result.responseMessages;
  return added;
}

export async function promised(model: LanguageModel, history: ModelMessage[]) {
  const { textStream, responseMessages } = streamText({ model, messages: history });
  for await (const text of textStream) process.stdout.write(text);
  return await responseMessages;
}

export function chained(model: LanguageModel, history: ModelMessage[]) {
  const result = streamText({ model, messages: history });
  result.responseMessages.then((messages) => history.push(...messages));
  return result.responseMessages.then(responseMessages => responseMessages);
}
