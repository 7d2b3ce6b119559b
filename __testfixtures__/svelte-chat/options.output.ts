// @from 4
// @row SVE-05
// @findings error:10
// @types-skip @ai-sdk/svelte is not installed
// @types-skip-output @ai-sdk/svelte is not installed
import { Chat } from '@ai-sdk/svelte';
import type { UIMessage, ChatInit } from 'ai';

const options = (id: string): ChatInit<UIMessage> => ({ id });

export const open = (id: string) => new Chat(options(id));
