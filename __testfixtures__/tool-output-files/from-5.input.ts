// @from 5
// @row tool-result-media-part
import { tool, type ModelMessage } from 'ai';
import { z } from 'zod';

declare const image: Buffer;

export const shot = tool({
  inputSchema: z.object({ url: z.string() }),
  execute: async ({ url }: { url: string }) => url,
  toModelOutput: url => ({
    type: 'content',
    value: [
      { type: 'text', text: url },
      { type: 'media', data: image.toString('base64'), mediaType: 'image/png' },
    ],
  }),
});

export const message: ModelMessage = {
  role: 'tool',
  content: [
    {
      type: 'tool-result',
      toolCallId: '1',
      toolName: 'shot',
      output: { type: 'content', value: [{ type: 'media', data: 'aGVsbG8=', mediaType: 'image/png' }] },
    },
  ],
};
