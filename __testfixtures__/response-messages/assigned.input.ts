// @from 6
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export async function ask(model: LanguageModel, history: ModelMessage[]) {
  let messages: ModelMessage[] = history;
  for (let turn = 0; turn < 3; turn++) {
    const result = await generateText({ model, messages });
    messages = [...messages, ...result.response.messages];
  }
  ({ response: { messages } } = await generateText({ model, messages }));
  return messages;
}
