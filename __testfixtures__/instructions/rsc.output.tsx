// @from 4
// @row RSC-02
import { streamUI } from '@ai-sdk/rsc';
import { openai } from '@ai-sdk/openai';

export const submit = (prompt: string) =>
  streamUI({ model: openai.chat('gpt-4o'), instructions: 'Be brief.', prompt, text: ({ content }) => <p>{content}</p> });
