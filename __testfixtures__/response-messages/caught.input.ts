// @from 6
// @findings warning:8
import { NoOutputGeneratedError, streamText, type LanguageModel, type ModelMessage } from 'ai';

export async function ask(model: LanguageModel, history: ModelMessage[]) {
  const result = streamText({ model, messages: history });
  try {
    return (await result.response).messages;
  } catch (error) {
    if (NoOutputGeneratedError.isInstance(error)) return [];
    throw error;
  }
}
