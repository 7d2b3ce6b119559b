// @from 5
// @only convert-messages
// @row convert-to-model-messages-await
// @findings error:9 error:11 error:14 error:18 error:22 error:26 error:29 error:34 error:38 error:40
import { convertToModelMessages, type ModelMessage, type UIMessage } from 'ai';

class Thread {
  ui: UIMessage[] = [];
  model = convertToModelMessages(this.ui);
  constructor(messages: UIMessage[]) {
    this.model = convertToModelMessages(messages);
  }
  get all() {
    return convertToModelMessages(this.ui);
  }
}

export const lists = (all: UIMessage[][]) => all.map(list => convertToModelMessages(list));

export const sort = (all: UIMessage[][]) =>
  all.sort((a, b) => {
    return convertToModelMessages(a).length - b.length;
  });

export function* each(messages: UIMessage[]) {
  yield* convertToModelMessages(messages);
}

export const count = (messages: UIMessage[], length = convertToModelMessages(messages).length) => length;

interface Converter {
  convert(messages: UIMessage[]): ModelMessage[];
}
export const converter: Converter = { convert: messages => convertToModelMessages(messages) };

export class Conversion implements Converter {
  convert(messages: UIMessage[]) {
    return convertToModelMessages(messages);
  }
  static thread = (messages: UIMessage[]) => new Thread(messages).model.concat(convertToModelMessages([]));
}
