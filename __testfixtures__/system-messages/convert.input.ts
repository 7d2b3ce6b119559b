// @from 5
// @types-skip-output 7 gives a promise, which is another transform’s part
import { convertToModelMessages, streamText, type LanguageModel, type UIMessage } from 'ai';

const RULES = 'You help with travel plans.';

export function answer(model: LanguageModel, messages: UIMessage[]) {
  const result = streamText({
    model,
    messages: [
      { role: 'system', content: RULES },
      ...convertToModelMessages(messages),
    ],
  });
  return result.textStream;
}
