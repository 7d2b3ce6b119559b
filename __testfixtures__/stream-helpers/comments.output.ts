// @from 6
import { consumeStream, createUIMessageStreamResponse, type LanguageModel, streamText, toUIMessageStream } from 'ai';

declare const model: LanguageModel;

export function POST(prompt: string, headers: Record<string, string>) {
  const result = streamText({ model, prompt });
  // The client asked for it.
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({
      stream: result.stream,
      // Shown beside the answer.
      sendReasoning: true, // and stored
    }),
    // Told by the gateway.
    headers,
    consumeSseStream: consumeStream, // needed for the handling of aborts
  });
}

export function empty(prompt: string) {
  const result = streamText({ model, prompt });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({ stream: result.stream }),
    // Nothing yet.
  });
}
