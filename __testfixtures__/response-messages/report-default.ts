// @from 6
// @findings error:7
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export async function ask(model: LanguageModel, history: ModelMessage[]) {
  const result = await generateText({ model, messages: history });
  const { messages = [], ...others } = result.response;
  return { messages, others };
}
