// @from 6
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export async function ask(model: LanguageModel, history: ModelMessage[]) {
  const { response } = await generateText({ model, messages: history });
  history.push(...response.messages);
  const { response: second } = await generateText({ model, messages: history });
  return [...response.messages, ...second.messages];
}
