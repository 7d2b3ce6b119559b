// @from 4
// @only append-client-message
import type { UIMessage } from 'ai';
import { appendClientMessage as append } from 'ai';

export const all = (messages: UIMessage[], message: UIMessage) => append({ messages, message });
