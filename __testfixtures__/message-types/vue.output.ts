// @from 4
// @row VUE-04
// @only message-types
// @types-skip @ai-sdk/vue is not installed
// @types-skip-output @ai-sdk/vue is not installed
import { useChat } from '@ai-sdk/vue';
import type { UIMessage } from 'ai';

export const ids = (messages: UIMessage[]) => messages.map(({ id }) => id);
export { useChat };
