// @from 4
// @only message-types create-message
import type { CreateMessage, Message } from 'ai';

interface UIMessage {
  message: Message;
}
export const own: UIMessage[] = [];
export const next: CreateMessage[] = [];
