// @from 4
// @row process-text-stream
import { generateId } from 'ai';

export async function read(response: Response, print: (text: string) => void) {
  let all = generateId();
  await response.body!.pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream({ write: async text => {
    all += text;
  } }));
  await response.clone().body!.pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream({ write: text => print(text) }));
  return all;
}
