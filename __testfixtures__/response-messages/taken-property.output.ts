// @from 6
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

declare function save(chat: { responseMessages: ModelMessage[]; id: string }): Promise<void>;

export async function ask(model: LanguageModel, history: ModelMessage[], id: string) {
  const { responseMessages } = await generateText({ model, messages: history });
  await save({ id, responseMessages });
}
