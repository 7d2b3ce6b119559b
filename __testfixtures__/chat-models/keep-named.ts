// @from 4
import { anthropic } from '@ai-sdk/anthropic';
import { openai } from '@ai-sdk/openai';

const own = { openai: (id: string) => openai.responses(id) };
export const models = [
  openai.chat('gpt-4o'),
  openai.responses('gpt-4o'),
  openai.completion('gpt-3.5-turbo-instruct'),
  openai.embedding('text-embedding-3-small'),
  openai.image('dall-e-3'),
  own.openai('gpt-4o'),
  anthropic('claude-3-5-sonnet-20241022'),
];
