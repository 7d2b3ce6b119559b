// @from 6
// @findings error:7 error:12
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export async function ask(model: LanguageModel, history: ModelMessage[]) {
  const result = await generateText({ model, messages: history });
  const { messages = [], ...others } = result.response;
  return { messages, others };
}

export async function nested(model: LanguageModel, history: ModelMessage[]) {
  const { response: { messages, ...others } } = await generateText({ model, messages: history });
  return { messages, others };
}
