// @from 7
import { createTextStreamResponse, type LanguageModel, streamText } from 'ai';

declare const model: LanguageModel;

export function POST(prompt: string) {
  const { textStream } = streamText({ model, prompt });
  return createTextStreamResponse({ stream: textStream });
}
