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
        if (part.file.mediaType.startsWith('image/')) present([part.file]);
        write(part.file.base64, part.file['uint8Array'], part?.file.mediaType, part);
        all.push(part.file);
        save(part.file, { file: part.file });
        break;
      }
    }
    if (part.type === 'file') {
      const { file: { mediaType: mimeType, base64: data } } = part;
      const { type, file: { uint8Array } } = part;
      write(mimeType, data, type, uint8Array);
      const file: GeneratedFile = part.file;
      write(file);
    }
  }
  return all;
}
