// @from 4
// @only message-types create-message
import type * as ai from 'ai';

export type { UIMessage as Message } from 'ai';
export type Item = import('ai').UIMessage;
export interface Chat {
  messages: ai.UIMessage[];
  next?: ai.CreateUIMessage<ai.UIMessage>;
}
