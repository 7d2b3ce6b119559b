// @from 4
// @row RSC-03
import { streamUI } from '@ai-sdk/rsc';
import { openai } from '@ai-sdk/openai';

export async function submit(prompt: string) {
  'use server';
  const result = await streamUI({
    model: openai.chat('gpt-4o'),
    prompt,
    maxOutputTokens: 300,
    text: ({ content }) => <p>{content}</p>,
  });
  return result.value;
}
