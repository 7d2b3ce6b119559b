// @from 4
// @findings error:8 error:9 error:9
// @only append-client-message
import { appendClientMessage, type UIMessage } from 'ai';

declare const load: () => Promise<UIMessage[]>;

export const all = async (message: UIMessage) => appendClientMessage({ messages: await load(), message });
export const given = (options: Parameters<typeof appendClientMessage>[0]) => appendClientMessage(options);
