// @from 6
import { type LanguageModel, streamText } from 'ai';

declare const model: LanguageModel;
const table = `name	age
	Ada	36`;

export function POST(prompt: string) {
  const result = streamText({ model, prompt: prompt + table });
  return result.toUIMessageStreamResponse();
}
