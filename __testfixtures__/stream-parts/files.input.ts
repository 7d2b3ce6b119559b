// @from 4
// @only stream-parts
// @row part-file
import { streamText, type Experimental_GeneratedImage, type GeneratedFile, type LanguageModel } from 'ai';

const write = (..._values: unknown[]) => {};
const present = (_images: Experimental_GeneratedImage[]) => {};
const save = (_file: GeneratedFile, _options: { file: GeneratedFile }) => {};

export async function files(model: LanguageModel) {
  const all: GeneratedFile[] = [];
  for await (const part of streamText({ model, prompt: 'Hello' }).fullStream) {
    switch (part.type) {
      case 'file': {
        if (part.mimeType.startsWith('image/')) present([part]);
        write(part.base64, part['uint8Array'], part?.mimeType, part);
        all.push(part);
        save(part, { file: part });
        break;
      }
    }
    if (part.type === 'file') {
      const { mimeType, base64: data } = part;
      const { type, uint8Array } = part;
      write(mimeType, data, type, uint8Array);
      const file: GeneratedFile = part;
      write(file);
    }
  }
  return all;
}
