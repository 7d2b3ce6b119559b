// @from 6
// @alone
// @findings info:9
import { type LanguageModel, streamText } from 'ai';

declare const model: LanguageModel;

export function chat(prompt: string, start = streamText) {
  return start({ model, prompt }).toUIMessageStreamResponse({ onError: String });
}
