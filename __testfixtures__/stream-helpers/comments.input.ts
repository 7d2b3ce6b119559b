// @from 6
import { consumeStream, type LanguageModel, streamText } from 'ai';

declare const model: LanguageModel;

export function POST(prompt: string, headers: Record<string, string>) {
  const result = streamText({ model, prompt });
  // The client asked for it.
  return result.toUIMessageStreamResponse({
    // Told by the gateway.
    headers,
    // Shown beside the answer.
    sendReasoning: true, // and stored
    consumeSseStream: consumeStream, // needed for the handling of aborts
  });
}

export function empty(prompt: string) {
  const result = streamText({ model, prompt });
  return result.toUIMessageStreamResponse({
    // Nothing yet.
  });
}
