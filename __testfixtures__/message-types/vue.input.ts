// @from 4
// @row VUE-04
// @only message-types
// @types-skip @ai-sdk/vue is not installed
// @types-skip-output @ai-sdk/vue is not installed
import { type Message, useChat } from '@ai-sdk/vue';

export const ids = (messages: Message[]) => messages.map(({ id }) => id);
export { useChat };
