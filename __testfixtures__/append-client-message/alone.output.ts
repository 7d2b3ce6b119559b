// @from 4
// @only append-client-message
import type { UIMessage } from 'ai';

export const all = (messages: UIMessage[], message: UIMessage) => [...(messages.at(-1)?.id === message.id ? messages.slice(0, -1) : messages), message];
