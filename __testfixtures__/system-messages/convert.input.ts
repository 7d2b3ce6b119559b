// @from 5
import { convertToModelMessages, streamText, type LanguageModel, type UIMessage } from 'ai';

const RULES = 'You help with travel plans.';

export async function answer(model: LanguageModel, messages: UIMessage[]) {
  const result = streamText({
    model,
    messages: [
      { role: 'system', content: RULES },
      ...convertToModelMessages(messages),
    ],
  });
  return result.textStream;
}
