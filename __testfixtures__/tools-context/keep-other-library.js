// @from 6
import { generateText } from 'ai';
import { generateText as generate } from './own-client.js';

export const both = async model => [
  await generateText({ model, prompt: 'Hi' }),
  await generate({ model, prompt: 'Hi', experimental_context: { user: 'a' } }),
];
