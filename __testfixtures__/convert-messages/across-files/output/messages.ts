// @from 5
// @only convert-messages
// @row convert-to-model-messages-await
import { convertToModelMessages, type ModelMessage, type UIMessage } from 'ai';

export async function history(messages: UIMessage[]): Promise<ModelMessage[]> {
  const model = await convertToModelMessages(messages);
  return model.slice(-10);
}
