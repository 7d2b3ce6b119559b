// @from 6
import { generateText, streamText } from 'ai';

export async function ask(model, history) {
  const result = await generateText({ model, messages: history });
  history.push(...result.response.messages);
  const { response } = await generateText({ model, messages: history });
  history.push(...response.messages);
  return history;
}

export async function chat(model, messages, save) {
  const result = streamText({ model, messages, onFinish: ({ response }) => save(response.messages) });
  return (await result.response).messages;
}
