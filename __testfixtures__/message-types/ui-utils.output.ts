// @from 4
// @only message-types moved-exports
import type { JSONValue, UIMessage } from 'ai';

export const roles = (messages: UIMessage[]) => messages.map(({ role }) => role);
export const full = (message: UIMessage): JSONValue => message.id;
