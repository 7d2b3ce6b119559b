// @from 7
import { tool } from 'ai';
import { z } from 'zod';

export const draw = tool({
  inputSchema: z.object({ name: z.string() }),
  execute: async ({ name }) => name,
  toModelOutput: ({ output }) => ({
    type: 'content',
    value: [
      { type: 'file', data: { type: 'data', data: output }, mediaType: 'image/png' },
      { type: 'file-data', data: 'iVBORw0KGgo=', mediaType: 'image/png' },
    ],
  }),
});
