// @from none
// @findings warning:8
// @types-skip the code of no generation in particular
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export async function ask(model: LanguageModel, messages: ModelMessage[]) {
  const result = await generateText({ model, messages });
  return result.response.messages;
}
