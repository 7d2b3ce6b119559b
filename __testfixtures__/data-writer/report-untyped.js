// @from 4
// @findings warning:6
import { generateText } from 'ai';

export function progress(dataStream) {
  dataStream.writeData({ at: 1 });
  return generateText;
}
