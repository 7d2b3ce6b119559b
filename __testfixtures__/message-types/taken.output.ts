// @from 4
// @only message-types create-message
import type { CreateUIMessage, UIMessage as Message } from 'ai';

interface UIMessage {
  message: Message;
}
export const own: UIMessage[] = [];
export const next: CreateUIMessage<Message>[] = [];
