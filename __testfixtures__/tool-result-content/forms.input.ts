// @from 4
// @row to-tool-result-content
import { tool } from 'ai';
import { z } from 'zod';

const parameters = z.object({ url: z.string() });
const shoot = async ({ url }: { url: string }) => ({ url, data: 'aGVsbG8=' });

export const shot = tool({
  parameters,
  execute: shoot,
  experimental_toToolResultContent: result => [{ type: 'image', data: result.data, mimeType: 'image/png' }],
});
export const tree = tool({
  parameters,
  execute: async ({ url }) => (url ? { content: url } : 'none'),
  experimental_toToolResultContent: (result) => {
    const content = typeof result === 'string' ? result : result.content;
    return [{ type: 'text', text: `Tree:\n${content}` }];
  },
});
export const either = tool({
  parameters,
  execute: async ({ url }) => (url ? { data: url } : 'none'),
  experimental_toToolResultContent(result) {
    if (result === 'none') return [];
    return typeof result === 'string'
      ? [{ type: 'text', text: result }]
      : [{ type: 'image', data: result.data }, { type: 'text', text: 'above' }];
  },
});
export const taken = tool({
  parameters,
  execute: shoot,
  experimental_toToolResultContent: ({ url, data }) => [
    { type: 'text', text: url },
    { type: 'image', data },
  ],
});
