// @from 4
// @only append-client-message
import * as ai from 'ai';

export const all = (messages: ai.UIMessage[], message: ai.UIMessage) => [...(messages.at(-1)?.id === message.id ? messages.slice(0, -1) : messages), message];
