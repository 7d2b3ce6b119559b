// @from 4
// @row IMP-03 IMP-08
// @types-skip these entry points ended before 4.3
// @types-skip-output @ai-sdk/vue and @ai-sdk/svelte are not installed
// @only moved-modules
// @findings error:9 error:10 error:11 error:12
import { useChat } from '@ai-sdk/vue';
import { useCompletion } from '@ai-sdk/svelte';
import { useChat as useSolidChat } from 'ai/solid';
import { createChat } from '@ai-sdk/solid';
import { experimental_buildOpenAIMessages } from 'ai/prompts';
import { experimental_StreamData } from "ai/edge";

export { createChat, experimental_buildOpenAIMessages, experimental_StreamData, useChat, useCompletion, useSolidChat };
