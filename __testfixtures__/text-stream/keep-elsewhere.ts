// @from 6
import { type LanguageModel, streamText } from 'ai';

declare const model: LanguageModel;

function createTextStreamResponse({ textStream }: { textStream: ReadableStream<string> }): Response {
  return new Response(textStream.pipeThrough(new TextEncoderStream()));
}

export async function POST(prompt: string) {
  const result = streamText({ model, prompt });
  for await (const text of result.textStream) console.log(text);
  return createTextStreamResponse({ textStream: result.textStream });
}
