// @from 4
// @row full-stream
import { streamText, type LanguageModel } from 'ai';

export async function main(model: LanguageModel) {
  const { fullStream } = streamText({ model, prompt: 'Hello' });
  for await (const part of fullStream) {
    if (part.type === 'error') throw part.error;
  }
}
