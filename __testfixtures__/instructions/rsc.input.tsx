// @from 4
// @types-skip-output the module has another name in 7
import { streamUI } from 'ai/rsc';
import { openai } from '@ai-sdk/openai';

export const submit = (prompt: string) =>
  streamUI({ model: openai('gpt-4o'), system: 'Be brief.', prompt, text: ({ content }) => <p>{content}</p> });
