// @from 4
// @row process-text-stream
import { generateId, processTextStream } from 'ai';

export async function read(response: Response, print: (text: string) => void) {
  let all = generateId();
  await processTextStream({
    stream: response.body!,
    onTextPart: async text => {
      all += text;
    },
  });
  await processTextStream({ onTextPart: print, stream: response.clone().body! });
  return all;
}
