// @from 6
import { createUIMessageStreamResponse, type LanguageModel, streamText, toUIMessageStream } from 'ai';

declare const model: LanguageModel;
const table = `name	age
	Ada	36`;

export function POST(prompt: string) {
  const result = streamText({ model, prompt: prompt + table });
  return createUIMessageStreamResponse({
    stream: toUIMessageStream({ stream: result.stream }),
  });
}
