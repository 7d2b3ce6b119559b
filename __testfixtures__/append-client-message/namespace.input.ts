// @from 4
// @only append-client-message
import * as ai from 'ai';

export const all = (messages: ai.UIMessage[], message: ai.UIMessage) => ai.appendClientMessage({ messages, message });
