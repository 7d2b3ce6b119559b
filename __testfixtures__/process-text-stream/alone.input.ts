// @from 4
import { processTextStream as each } from 'ai';

export const read = (stream: ReadableStream<Uint8Array>, onTextPart: (text: string) => void) =>
  each({ stream, onTextPart });
