// @from 4
// @only message-types create-message
import type * as ai from 'ai';

export type { Message } from 'ai';
export type Item = import('ai').Message;
export interface Chat {
  messages: ai.Message[];
  next?: ai.CreateMessage;
}
