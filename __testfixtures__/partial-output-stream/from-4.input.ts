// @from 4
// @only partial-output-stream
// @row experimental-partial-output-stream
import { type LanguageModel, streamText } from 'ai';

declare const model: LanguageModel;

export async function show() {
  const { experimental_partialOutputStream } = streamText({ model, prompt: 'Hello' });
  for await (const partial of experimental_partialOutputStream) console.log(partial);
  return streamText({ model, prompt: 'Hello' }).experimental_partialOutputStream;
}
