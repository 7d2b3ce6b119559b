// @from 4
// @only message-types moved-exports
import type { JSONValue, Message, UIMessage } from '@ai-sdk/ui-utils';

export const roles = (messages: Message[]) => messages.map(({ role }) => role);
export const full = (message: UIMessage): JSONValue => message.id;
