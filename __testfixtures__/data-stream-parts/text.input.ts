// @from 4
import { type DataStreamWriter, formatDataStreamPart } from 'ai';

export function say(dataStream: DataStreamWriter, text: string) {
  dataStream.write(formatDataStreamPart('reasoning', 'Hm.'));
  dataStream.write(formatDataStreamPart('text', `${text}!`));
}
