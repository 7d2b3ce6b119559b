// @from 6
import { generateText, streamText } from 'ai';

export async function ask(model, history) {
  const result = await generateText({ model, messages: history });
  history.push(...result.responseMessages);
  const { responseMessages } = await generateText({ model, messages: history });
  history.push(...responseMessages);
  return history;
}

export async function chat(model, messages, save) {
  const result = streamText({ model, messages, onEnd: ({ responseMessages }) => save(responseMessages) });
  return await result.responseMessages;
}
