// @from 5
// @only convert-messages
// @row convert-to-model-messages-await
import { convertToModelMessages, type ModelMessage, type UIMessage } from 'ai';

export function history(messages: UIMessage[]): ModelMessage[] {
  const model = convertToModelMessages(messages);
  return model.slice(-10);
}
