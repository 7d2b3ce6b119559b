// @from 6
import { createUIMessageStreamResponse, type LanguageModel, streamText, toUIMessageStream as aiToUIMessageStream } from 'ai';

declare const model: LanguageModel;

function toUIMessageStream(text: string): string {
  return text;
}

export function POST(prompt: string) {
  const result = streamText({ model, prompt: toUIMessageStream(prompt) });
  return createUIMessageStreamResponse({
    stream: aiToUIMessageStream({ stream: result.stream }),
    status: 200,
  });
}
