// @from 5
// @only convert-messages
// @row convert-to-model-messages-await
// @findings error:9 error:13 error:18
import { convertToModelMessages, type ModelMessage, type UIMessage } from 'ai';

declare function useMemo<T>(make: () => T, on: unknown[]): T;

const convert = (messages: UIMessage[]) => convertToModelMessages(messages);
export const all = (lists: UIMessage[][]) => lists.map(convert);

export function Count({ messages }: { messages: UIMessage[] }) {
  const model = useMemo(() => convertToModelMessages(messages), [messages]);
  return model.length;
}

export function exported(messages: UIMessage[]): ModelMessage[] {
  return convertToModelMessages(messages);
}
