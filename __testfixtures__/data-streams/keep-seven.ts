// @from 7
import { createUIMessageStreamResponse, type LanguageModel, streamText, toUIMessageStream } from 'ai';

declare const model: LanguageModel;
interface Legacy {
  toDataStreamResponse(): Response;
}

export function send(prompt: string, legacy: Legacy | undefined) {
  if (legacy) return legacy.toDataStreamResponse();
  const result = streamText({ model, prompt });
  return createUIMessageStreamResponse({ stream: toUIMessageStream({ stream: result.stream, sendReasoning: false }) });
}
