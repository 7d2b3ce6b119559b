// @from 4
// @row message-types
// @only message-types create-message
import type { CreateUIMessage, UIMessage } from 'ai';

export const last = (messages: UIMessage[]): UIMessage | undefined => messages.at(-1);
export let draft: CreateUIMessage<UIMessage>;
export const send = async (message: UIMessage | CreateUIMessage<UIMessage>, all: Record<string, UIMessage>) => ({ message, all });
