// @from 4
// @row SVE-07
// @only message-types create-message
// @types-skip @ai-sdk/svelte is not installed
// @types-skip-output @ai-sdk/svelte is not installed
import type { CreateUIMessage, UIMessage } from '@ai-sdk/svelte';

export const ids = (messages: UIMessage[]) => messages.map(({ id }) => id);
export type Draft = CreateUIMessage<UIMessage>;
