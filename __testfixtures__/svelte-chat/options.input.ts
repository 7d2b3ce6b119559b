// @from 4
// @row SVE-05
// @findings error:10
// @types-skip @ai-sdk/svelte is not installed
// @types-skip-output @ai-sdk/svelte is not installed
import { Chat, type ChatOptions } from '@ai-sdk/svelte';

const options = (id: string): ChatOptions => ({ id });

export const open = (id: string) => new Chat(options(id));
