// @from 4
// @alone
import { type LanguageModel, streamText } from 'ai';

declare const model: LanguageModel;

export function chat(prompt: string, start = streamText) {
  const result = start({ model, prompt });
  return result.toDataStreamResponse();
}
