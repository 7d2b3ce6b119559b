// @from 6
// @row tool-output-media
// @findings info:13
import { tool } from 'ai';
import { z } from 'zod';

export const screenshot = tool({
  inputSchema: z.object({ url: z.string() }),
  execute: async ({ url }) => ({ data: `data:image/png;base64,${url}`, mediaType: 'image/png' }),
  toModelOutput: ({ output }) => ({
    type: 'content',
    value: [
      { type: 'file-data', data: output.data, mediaType: output.mediaType },
      { type: 'file', data: { type: 'data', data: 'iVBORw0KGgo=' }, mediaType: 'image/png' },
    ],
  }),
});
