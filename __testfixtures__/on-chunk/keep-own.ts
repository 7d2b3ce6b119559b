// @from 6
import { streamText, type LanguageModel } from 'ai';

interface Options {
  onChunk: (size: number) => void;
}

let bytes = 0;

export function download(url: string, { onChunk }: Options) {
  onChunk(url.length);
}

export async function run(model: LanguageModel) {
  download('https://example.com', {
    onChunk: size => {
      bytes += size;
    },
  });
  return streamText({ model, prompt: `${bytes} bytes` }).textStream;
}
