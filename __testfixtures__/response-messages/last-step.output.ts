// @from 6
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export async function ask(model: LanguageModel, messages: ModelMessage[]) {
  const result = await generateText({ model, messages });
  messages.push(...result.responseMessages);
  return result.responseMessages;
}
