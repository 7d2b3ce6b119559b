// @from 4
import { createWriteStream } from 'node:fs';
import { generateText } from 'ai';

interface DataStreamWriter {
  write(part: string): void;
  writeData(value: unknown): void;
  writeSource(source: { id: string }): void;
  writeMessageAnnotation(value: unknown): void;
}

export function own(writer: DataStreamWriter) {
  writer.writeData(1);
  writer.writeSource({ id: 'a' });
  writer.writeMessageAnnotation({});
  writer.write('0');
  createWriteStream('a').write('b');
  return generateText;
}
