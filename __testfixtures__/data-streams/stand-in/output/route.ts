// @from 4
// @alone
import { createUIMessageStreamResponse, type LanguageModel, streamText, toUIMessageStream } from 'ai';

declare const model: LanguageModel;

export function chat(prompt: string, start = streamText) {
  const result = start({ model, prompt });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({ stream: result.stream, sendReasoning: false }),
  });
}
