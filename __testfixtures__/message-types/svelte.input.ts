// @from 4
// @row SVE-07
// @only message-types create-message
// @types-skip @ai-sdk/svelte is not installed
// @types-skip-output @ai-sdk/svelte is not installed
import type { CreateMessage, Message } from '@ai-sdk/svelte';

export const ids = (messages: Message[]) => messages.map(({ id }) => id);
export type Draft = CreateMessage;
