// @from 4
import { generateText } from 'ai';

const formatDataStreamPart = (kind: string, value: unknown) => `${kind}:${JSON.stringify(value)}`;
class StreamData {
  append = (value: unknown) => value;
}

export const own = (stream: { write(part: string): void }) => {
  stream.write(formatDataStreamPart('text', 'a'));
  new StreamData().append(1);
  const times = ['10:"a"', 'd:{}', '0:'];
  return [times, generateText];
};
