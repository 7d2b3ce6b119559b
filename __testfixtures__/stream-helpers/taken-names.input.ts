// @from 6
import { type LanguageModel, streamText } from 'ai';

declare const model: LanguageModel;

function toUIMessageStream(text: string): string {
  return text;
}

export function POST(prompt: string) {
  const result = streamText({ model, prompt: toUIMessageStream(prompt) });
  return result.toUIMessageStreamResponse({ status: 200 });
}
