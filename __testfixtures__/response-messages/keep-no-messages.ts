// @from 6
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export async function ask(model: LanguageModel, messages: ModelMessage[]) {
  const { response, ...rest } = await generateText({ model, messages });
  return { id: response.id, headers: response.headers, text: rest.text };
}
