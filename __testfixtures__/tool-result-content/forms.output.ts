// @from 4
// @row to-tool-result-content
import { tool } from 'ai';
import { z } from 'zod';

const parameters = z.object({ url: z.string() });
const shoot = async ({ url }: { url: string }) => ({ url, data: 'aGVsbG8=' });

export const shot = tool({
  inputSchema: parameters,
  execute: shoot,
  toModelOutput: ({ output: result }) => ({ type: 'content', value: [{ type: 'file', data: { type: 'data', data: result.data }, mediaType: 'image/png' }] }),
});
export const tree = tool({
  inputSchema: parameters,
  execute: async ({ url }) => (url ? { content: url } : 'none'),
  toModelOutput: ({ output: result }) => {
    const content = typeof result === 'string' ? result : result.content;
    return { type: 'content', value: [{ type: 'text', text: `Tree:\n${content}` }] };
  },
});
export const either = tool({
  inputSchema: parameters,
  execute: async ({ url }) => (url ? { data: url } : 'none'),
  toModelOutput({ output: result }) {
    if (result === 'none') return { type: 'content', value: [] };
    return { type: 'content', value: typeof result === 'string'
      ? [{ type: 'text', text: result }]
      : [{ type: 'file', data: { type: 'data', data: result.data }, mediaType: 'image' }, { type: 'text', text: 'above' }] };
  },
});
export const taken = tool({
  inputSchema: parameters,
  execute: shoot,
  toModelOutput: ({ output: { url, data } }) => ({ type: 'content', value: [
    { type: 'text', text: url },
    { type: 'file', data: { type: 'data', data }, mediaType: 'image' },
  ] }),
});
