// @from 6
// @row tool-output-file-data tool-output-url tool-output-file-id
// @findings info:13 info:14 info:15 info:16
import { tool } from 'ai';
import { z } from 'zod';

export const open = tool({
  inputSchema: z.object({ id: z.string() }),
  execute: async ({ id }) => ({ id, data: id, url: id }),
  toModelOutput: ({ output }) => ({
    type: 'content',
    value: [
      { type: 'file-data', data: output.data, mediaType: 'application/pdf' },
      { type: 'file-url', url: output.url },
      { type: 'file-id', fileId: output.id },
      { type: 'image-data', data: 'data:image/png;base64,AAAA', mediaType: 'image/png' },
    ],
  }),
});
