// @from 4
// @only tool-result-content
// @findings error:11 error:17
import { tool } from 'ai';
import { z } from 'zod';

export const list = tool({
  parameters: z.object({}),
  execute: async () => ['a'],
  // built
  experimental_toToolResultContent: texts => texts.map(text => ({ type: 'text' as const, text })),
});
const toContent = (text: string) => [{ type: 'text' as const, text }];
export const named = tool({
  parameters: z.object({}),
  execute: async () => 'a',
  experimental_toToolResultContent: toContent,
});
