// @from 4
// @findings error:3 error:5 error:5 error:8
import { processTextStream } from 'ai';

export const read = (options: Parameters<typeof processTextStream>[0]) => processTextStream(options);

export const plain = (stream: ReadableStream<Uint8Array>) =>
  processTextStream({ stream, onTextPart: text => console.log(text) });
