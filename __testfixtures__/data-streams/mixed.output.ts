// @from 4
// @only data-streams data-stream-options
import { createUIMessageStreamResponse, streamText, toUIMessageStream, type LanguageModel } from 'ai';

declare const settings: { reasoning?: boolean; debug?: boolean };

export function POST(model: LanguageModel) {
  const result = streamText({ model, prompt: 'Hi' });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({
      stream: result.stream,
      sendReasoning: (settings.reasoning || settings.debug) ?? false,
    }),
  });
}
