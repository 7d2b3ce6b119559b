// @from 4
// @row message-types
// @only message-types create-message
import type { CreateMessage, Message } from 'ai';

export const last = (messages: Message[]): Message | undefined => messages.at(-1);
export let draft: CreateMessage;
export const send = async (message: Message | CreateMessage, all: Record<string, Message>) => ({ message, all });
