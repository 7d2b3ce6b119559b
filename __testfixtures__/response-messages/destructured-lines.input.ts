// @from 6
import { generateText, type LanguageModel, type ModelMessage } from 'ai';

export async function ask(model: LanguageModel, history: ModelMessage[]) {
  const {
    text,
    response, // id and headers
    finishReason,
  } = await generateText({ model, messages: history });
  return { text, id: response.id, finishReason, messages: response.messages };
}
