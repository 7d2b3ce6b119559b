// @from 6
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export async function ask(model: LanguageModel, history: ModelMessage[]) {
  const responseMessages: string[] = [];
  const { response } = await generateText({ model, messages: history });
  for (const message of response.messages) responseMessages.push(message.role);
  return responseMessages;
}
