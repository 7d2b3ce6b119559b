// @from 7
import { experimental_streamTranscribe, streamText, type LanguageModel } from 'ai';

export async function read(model: LanguageModel, options: Parameters<typeof experimental_streamTranscribe>[0]) {
  const { stream: fullStream } = streamText({ model, prompt: 'Hello' });
  for await (const part of fullStream) console.log(part.type);
  for await (const part of experimental_streamTranscribe(options).fullStream) console.log(part.type);
}
