// @from 6
// @alone
// @only full-stream
// @findings info:8
import { type LanguageModel, streamText } from 'ai';

export async function show(model: LanguageModel, prompt: string) {
  for await (const part of streamText({ model, prompt }).fullStream) console.log(part.type);
}
